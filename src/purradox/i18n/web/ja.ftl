### everywhere

skip = 本文へ移動
nav-label = ページ
nav-learn = 遊び方
nav-rules = ルール
nav-lobby = テーブル
nav-matches = 対戦履歴
nav-settings = 設定
nowhere-title = ここには何もありません
nowhere = このアドレスはどこにもつながっていません。猫が動かしたのかもしれません。
go-home = トップへ
trouble-title = 問題が起きました
trouble = ページのこの部分を表示できませんでした。対戦の内容は失われていません。
trouble-reload = 読み込み直す
refused-unknown = うまくいきませんでした（{ $code }）。
refused-status = サーバーで処理できませんでした（応答 { $status }）。
no-connection = 今サーバーに接続できません。

### the board and the hand

board-label = 研究ボード
board-row-lost = { colour-name }（失った色）
space-name = { $state ->
        [taken] { $cell }、{ $owner }のトークン
        [neutral] { $cell }、中立トークン
        [out] { $cell }、使わない
       *[free] { $cell }、空き
    }
space-possible = 選べます
hand-label = あなたの手札
card-name = カード{ $number }
