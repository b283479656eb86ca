### the command

help-tui = 端末のテーブル: ひとりでボットと、ひとつのキーボードで数人で、またはサーバーのテーブルで遊びます。
help-tui-players = テーブルの人数。
help-tui-people = このキーボードを使う人数。手番のあいだ手札は隠されます。
help-tui-bots = ボットの強さ（順に繰り返します）: kitten、house、alley、laboratory、schrodinger。
help-tui-board = 研究ボード: white、violet、引用符で囲んだ四つの列、または四つの列を書いたファイル。
help-tui-name = あなたの名前。数人ならコンマで区切って全員の名前。
help-tui-server = サーバー、またはそのテーブルへのリンク。
help-tui-record = この棋譜を一手ずつ見ます。
help-tui-new = 一行ずつの対話で、前の対戦について尋ねずに新しく始めます。
help-tui-pace = ボットがゆっくり考えるか、すぐ答えるか。
help-tui-plain = 全画面を使わず一行ずつ。スクリーンリーダーやパイプ向け。
help-tui-ascii = 単純な文字だけを使います。指定しなければ環境に従います。

### everywhere

tui-title = Cat in the Box
tui-too-small =
    端末が小さすぎます: { $width } × { $height }
    テーブルには { $least } が必要です。何も失われません。広げてください。
tui-player = プレイヤー{ $number }
tui-guest = ゲスト
tui-unreachable = { $server } に接続できません。
tui-offline = 接続がありません。再接続中
tui-thinking = 考えています…
tui-pass = { $name }さんの番です。ほかの人は目をそらしてください。Enter で手札を見ます。

### the first screen

tui-saved = 終わっていない対戦が { $matches } つあります。Delete であきらめます。
tui-go-on = 続ける: 第{ $round }ラウンド（全{ $rounds }）、{ $names }（{ $when }）
tui-new = 遊ぶ
tui-set-players = 人数
tui-set-people = このキーボードの人数
tui-set-bots = ボット
tui-set-board = 研究ボード
tui-provisional = 紫のボードの並びは暫定です。印刷されたカードからまだ誰も読み取っていません。
tui-server = サーバーのテーブル
tui-replay = 棋譜を見る
tui-quit = 終わる
tui-ask-server = サーバーのアドレス、またはテーブルへのリンク:
tui-ask-record = 棋譜のファイル:

### a server’s tables

tui-new-table = 新しいテーブル
tui-refresh = もう一度見る
tui-no-tables = 今は空いているテーブルがありません。
# $status is waiting, playing or over.
tui-listed = { $status ->
        [waiting] 空席 { $open }
        [over] 終了
       *[playing] 対戦中
    }
tui-link = テーブル { $link }
tui-sit = 座る
tui-start = 始める（空席にはボットが座ります）
tui-stand = 席を立つ
tui-back = 戻る

### the table

tui-panel-board = 研究ボード
tui-panel-trick = 場
tui-panel-hand = あなたの手札
tui-panel-players = プレイヤー
tui-panel-log = 経過
tui-panel-scores = ラウンドごとの得点
tui-panel-tricks = このラウンドのトリック
tui-panel-hands = 手札
tui-panel-analysis = 選択の値打ち
tui-watching = 観戦中
# Column heads: 12, 6, 8 and 6 letters at most.
tui-column-player = 名前
tui-column-tricks = 獲得
tui-column-colours = 色
tui-column-points = 得点
tui-round = 第{ $round }ラウンド（全{ $rounds }）
tui-led = リード: { $colour }
tui-aside = 除いたカード: { $number }
tui-wait = 手番: { $names }
tui-sending = 送信中…
tui-you-play = あなたは { $cell } を出しました。
tui-you-predict = あなたの予想: { $tricks } トリック
tui-hint = ボットならどうするか（良い順）
tui-round-over = 第{ $round }ラウンド終了
tui-match-over = 対戦終了
tui-leave-title = 席を立ちますか？
# $shared is yes at a server’s table.
tui-leave = { $shared ->
        [yes]
            Enter: いったん離れる。テーブルは設定の時間だけ待ちます。
            g: もう戻らない。ボットが代わりにプレイします。
            Esc: 残る。
       *[no]
            Enter: いったん離れる。対戦は保存され、あとで続けられます。
            g: あきらめる。ボットが最後までプレイします。
            Esc: 残る。
    }

### keys

tui-keys-menu = ↑ ↓ 選ぶ   ← → 変える   Enter 決定   Esc 終わる
tui-keys-ask = Enter 決定   Esc 戻る
tui-keys-any = Enter で先へ
tui-keys-table = 5b か矢印で選び Enter   ? 出せない理由   h ヒント   F1 ヘルプ   q 離れる
tui-keys-talk = 文字を押して言う   Esc 戻る
tui-keys-leave = Enter 離れる   g あきらめる   Esc 残る
tui-keys-over = Enter もう一度   v 対戦を見直す   q 終わる
tui-keys-review = ← → 一手   ↑ ↓ トリック   1–8 そのトリックへ   a 分析   q 終わる
tui-help-title = ヘルプ
tui-help =
    カードは数字です。色は出すときに宣言します: r 赤、b 青、y 黄、g 緑。
    5b と Enter で 5 を青として出します。矢印でボード上を動いて Enter でも出せます。
    マウスも使えます。マスをクリックし、もう一度クリックすると出します。

    (5)  今出せる。[5] 選択中。5* あなたのトークン、5M は印が M の人のトークン。5x は誰のものでもない。- は使わないマス。列の文字に点があれば、その色は失っています。

    ?    選んだ手が出せない理由。何も選んでいなければ、出せる手の一覧。
    h    ボットならどうするかを尋ねる。
    t    サーバーのテーブルでひとこと。
    PgUp, PgDn   前の経過を読む。
    q    離れる。対戦は保存されます。
tui-review-help =
    ← と → で一手ずつ、↑ と ↓ で前後のトリックやラウンドの始めへ、
    Home と End で両端へ、数字でそのトリックへ動きます。
    a で分析: そのプレイヤーに分かっていたことから見た、各選択の値打ちです。
    実際の選択には星が付きます。

### a record

tui-step = 手順 { $step } / { $steps }
tui-chose = { $name } の選択: { $move }
tui-ask-analysis = a で各選択の値打ちを表示します。

### line by line

tui-welcome = Cat in the Box（{ $board } ボード）。ボット: { $bots ->
        [none] なし
       *[other] { $bots }
    }
    いつでも: ? でできることを表示、quit で終了します。
tui-kept = 対戦は保存されました。もう一度始めると続けられます。
tui-plain-go-on = { $names } との対戦が終わっていません。続けますか？ Enter か y で続け、n で新しく始めます。
tui-plain-chairs = 席: { $chairs }
tui-plain-sit = 座りますか？ Enter か y で座り、n で観戦します。
tui-plain-start = 始めますか？ 空席にはボットが座ります。Enter か y で始め、n で待ちます。
tui-plain-which = { $tables ->
        [0] 空いているテーブルはありません。Enter で新しく作り、q で終わります。
       *[other] テーブルの番号（1〜{ $tables }）を入力してください。Enter で新しく作り、q で終わります。
    }
tui-plain-review = Enter で先へ、b で戻り、数字でそのトリックへ、a で各選択の値打ち、q で終わります。
