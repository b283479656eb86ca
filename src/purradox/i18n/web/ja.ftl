### everywhere

skip = 本文へ移動
nav-label = ページ
nav-learn = 遊び方
nav-rules = ルール
nav-lobby = テーブル
nav-matches = 対戦履歴
nav-profile = プロフィール
nav-settings = 設定
nowhere-title = ここには何もありません
nowhere = このアドレスはどこにもつながっていません。猫が動かしたのかもしれません。
go-home = トップへ
trouble-title = 問題が起きました
trouble = ページのこの部分を表示できませんでした。対戦の内容は無事です。
trouble-reload = 読み込み直す
refused-unknown = うまくいきませんでした（{ $code }）。
refused-status = サーバーで処理できませんでした（応答 { $status }）。
no-connection = 今サーバーに接続できません。
other-version = このページとサーバーのバージョンが異なります。ページを読み込み直してください。

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
close = 閉じる
copy = コピー
share = 共有
copied = コピーしました。
copy-by-hand = リンクを手でコピーしてください。
save = 保存
saved = 保存しました。
undo = 元に戻す
cancel = キャンセル

### the front page

home-title = Cat in the Box
home-lead = カードはどれも箱の中の猫。数字はありますが、見るまで色はありません。まだ誰も宣言していない色を宣言しましょう。パラドックスにご注意を。
home-name = お名前
name-ask = お名前は？
name-change = 名前を変える
home-play = 遊ぶ
home-play-about = 登録もインストールも不要です。
solo-label = 対戦の設定
solo-change = 変更
# $level is one of the levels below.
solo-cats = { $level ->
        [kitten] 子猫{ $count }匹
        [house] 家猫{ $count }匹
        [alley] 路地裏の猫{ $count }匹
        [laboratory] 研究所の猫{ $count }匹
       *[schrodinger] シュレーディンガーの猫{ $count }匹
    }
solo-against = 対戦相手
solo-ladder = 下の猫ほど強く、すぐ上の猫にはたいてい勝ちます。
solo-each = 相手を1匹ずつ選ぶ
solo-opponent = 相手{ $number }
home-learn = 5分で覚える
home-new = 友だちとのテーブル
home-turn = { $count ->
       *[other] { $count }つのテーブルであなたの番です。
    }
home-resume = 続きから
home-foot = Purradox は自由ソフトウェアで、Cat in the Box の出版社とは関係ありません。
home-docs = ドキュメント（英語）
door-lobby = テーブル
door-lobby-about = みんなと遊ぶ、または観戦する
door-rules = ルール
door-rules-about = 番号付き、例つき
door-replay = 再生
door-replay-about = 対戦を一手ずつ見直す
door-pad = スコアシート
door-pad-about = 本物の箱で遊ぶ夜に
door-puzzles = 今日の問題
door-puzzles-about = ただ一つの良い手を見つけて、レートを得ましょう

### settings

set-language = 言語
set-theme = テーマ
set-theme-auto = システムに合わせる
set-theme-light = ライト
set-theme-dark = ダーク
set-motion = アニメーション
set-motion-auto = システムに合わせる
set-motion-full = すべて
set-motion-less = 控えめ
set-cards = カードの大きさ
set-cards-small = 小
set-cards-medium = 中
set-cards-large = 大
set-sound = 控えめな効果音
set-at-once = 選んだらすぐに送る
set-at-once-about = オフのときは、{ $keys ->
        [yes] もう一度クリックするかEnterキーで
       *[no] もう一度タップして
    }確定すると送られます。
set-notify = 自分の番になったら通知する
set-notify-about = このページを裏で開いている間に届きます。ブラウザーが一度だけ確認します。
set-notify-refused = ブラウザーがこのページの通知を許可していません。
set-keys = キーボード：数字、次に色の r（赤）、b（青）、y（黄）、g（緑）。Enter で送信、Escape で取り消し、h でヒント。
set-aids = 補助（テーブルが許すとき）
aid-unseen = まだ見ていないカードの枚数（数字ごと）
aid-stuck = 出せなくなりそうなカードの警告
aid-stuck-about = カードの印は、その数字で使えるマスの残り数です。
aid-hints = ボットのヒント
move-title = 別の端末
move-about = 名前と対戦を引き継げます。リンクを作り、別の端末で開いてください。使えるのは一度だけです。
move-link = 別の端末用のリンク
move-make = リンクを作る
move-until = リンクは { $time } まで有効です。
move-ask = この端末で{ $name }さんになりますか？
move-ask-about = 自分で作ったリンクのときだけ進んでください。ほかの人が作ったリンクの場合、その人があなたとしてプレイでき、手札も見えてしまいます。
move-ask-instead = この端末は今{ $me }さんです。引き継ぐと、{ $me }さんの対戦は{ $me }さんのままの端末からしか開けなくなります。
move-ask-equal = この端末はすでに{ $me }さんですが、リンクは同じ名前の別の人のものです。引き継ぐと、あなたの対戦はここから開けなくなります。
move-yes = { $name }さんになる
move-no = { $me }さんのまま
move-same = この端末はすでに{ $name }さんです。
move-done = ようこそ、{ $name }さん。名前と対戦をこの端末に引き継ぎました。
devices-title = あなたの端末
devices-about = 次の端末では{ $name }さんとしてプレイできます。1年間使わない端末は自動でログアウトされます。
device-name = { $browser }（{ $system }）
device-terminal = ターミナル（{ $system }）
device-unknown = 不明な端末
device-here = この端末
device-added = 追加：{ $date }
device-used = 最終使用：{ $date }
device-log-out = ログアウト
device-log-out-ask = 「{ $device }」をログアウトしますか？
device-log-out-about = その端末からは、すぐに名前と対戦を使えなくなります。
log-out-here-ask = この端末でログアウトしますか？
# $back is words, device or no.
log-out-here-about = { $back ->
        [words] 復元ワードを使えば、また{ $name }さんに戻れます。
        [device] 別の端末で作ったリンクを使えば、また{ $name }さんに戻れます。
       *[no] 復元ワードも別の端末もないため、{ $name }さんと対戦を取り戻せなくなります。先に復元ワードを作ってください。
    }
log-out-others = ほかの端末をすべてログアウト
log-out-others-about = この端末だけがログインしたままになります。ほかの人が別の端末を使ったかもしれないときは、復元ワードも新しく作ってください。
log-out-done = ログアウトしました。
words-title = 復元ワード
words-about = 9つの単語があれば、どの端末でも{ $name }さんに戻れます。紙に書き、誰にも見せないでください。知っている人は、あなたとしてプレイできてしまいます。
words-make = 復元ワードを作る
words-made = { $date }に作った復元ワードがあります。もう一度表示することはできません。
words-again = 新しく作る
words-again-about = { $date }の復元ワードは使えなくなります。
words-shown = 今すぐ書き留めてください。表示されるのは一度だけです。
words-done = 書き留めました
banned-title = アクセスできません
data-title = あなたのデータ
data-about = このサーバーにある { $name }のデータを一つのファイルでダウンロードするか、削除できます。
data-download = データをダウンロード
data-delete = データを削除
data-delete-ask = { $name }のデータをすべて削除しますか？
data-delete-about = 名前、端末、復元ワード、対戦の一覧、そしてほかに誰も座らなかったテーブルが削除されます。進行中の対戦からは抜けます。ほかの人と遊んだテーブルでは、あなたの代わりに N.N. と表示されます。
data-delete-next = 次へ
data-delete-sure = { $name }を完全に削除しますか？
data-delete-last = 復元ワードがあっても元に戻せません。
data-delete-yes = 完全に削除
data-deleted = データを削除しました。
recover-title = 復元ワードを持っている
recover-about = 別の端末での自分に戻れます。
recover-label = 9つの単語
recover-go = 続ける
recover-ask-about = 自分の復元ワードのときだけ進んでください。ほかの人の復元ワードの場合、その人があなたとしてプレイでき、手札も見えてしまいます。
recover-ask-equal = この端末はすでに{ $me }さんですが、この復元ワードは同じ名前の別の人のものです。引き継ぐと、あなたの対戦はここから開けなくなります。

### lists of tables

lobby-empty = 今は空いているテーブルがありません。作れば、ほかの人が参加できます。
matches-empty = まだ対戦していません。対戦の記録はここに残ります。
matches-turn = あなたの番
matches-going = 進行中
matches-done = 終了
matches-hidden = 対戦を非表示にしました。
listed-waiting = { $open ->
        [0] 満席、まもなく開始
       *[other] 空席{ $open }
    }
listed-playing = 対戦中
listed-over = 終了
listed-given-up = { $reason ->
        [host] ホストが終了
        [expired] だれも来ず終了
        [operator] 管理者が終了
       *[left] 途中で終了
    }
listed-expires = { $status ->
        [over] { $date }に削除
       *[other] だれも来なければ{ $date }に終了
    }
listed-replaced = 今は{ $name }があなたの席でプレイ中
listed-broken = 記録が壊れています
listed-winner = 勝者
listed-yours = { $since }あなたの番です
listed-others = { $since } { $names }を待っています
listed-bot = ボットが代わりにプレイ中
listed-do-join = 参加
listed-do-watch = 観戦
listed-do-resume = 続ける
listed-do-look = 結果
listed-do-hide = 非表示

### a new table

new-title = 新しいテーブル
new-make = テーブルを作る
option-players = 人数
option-players-short = { $players }人
option-chairs = ほかの席
option-chairs-about = あなたが送るリンクから参加できます。ボットだけなら、すぐ始まります。
option-board = 研究ボード
option-board-short = { $board ->
        [white] 白のボード
        [violet] 紫のボード
       *[own] 自作のボード
    }
option-board-rows = 上から順に四つの行。色の文字と、左から右への数字
board-provisional-note = 紫のボードの数字の並びは、印刷されたカードから誰かが読み取るまで暫定です。
board-provisional-short = このボードの並びは暫定です。
option-clock = 一手の時間
option-clock-none = 無制限
option-clock-seconds = 秒
option-clock-days = 日
option-clock-none-about = 好きなだけ考えられます。待ちきれないときは、相手に催促したり、ボットを呼んだりできます。
option-clock-seconds-about = みんなで集まって遊ぶときに。時間切れになると、その一手だけボットが決めます。
option-clock-days-about = 席を離れてもかまいません。自分の番に戻ってくれば大丈夫です。時間切れになると、その一手だけボットが決めます。
option-clock-short = { $clock ->
        [days] 一手{ $limit }日
       *[seconds] 一手{ $limit }秒
    }
option-limit-seconds = 一手の秒数
option-limit-days = 一手の日数
new-more = その他の設定
option-watch = 観戦者に見えるもの
option-watch-nobody = なし
option-watch-table = テーブル
option-watch-hands = テーブルと、終わったラウンドの手札
option-pace = ボットは
option-pace-natural = ゆっくり考える
option-pace-instant = すぐ答える
option-listed = テーブル一覧に載せる
option-listed-about = 載せなければ、リンクを知る人だけが来られます。
option-aids = 補助を許す
option-aids-about = ヒント、枚数の表示、警告。全員が使えます。
option-no-aids = 補助なし
level-kitten = 子猫
level-house = 家猫
level-alley = 路地裏の猫
level-laboratory = 研究所の猫
level-schrodinger = シュレーディンガーの猫
cat-kitten-strength = とてもやさしい
cat-kitten-about = 遊び半分で、気まぐれに点を手放します。
cat-house-strength = やさしい
cat-house-about = 落ち着いていますが、ときどき気まぐれを起こします。
cat-alley-strength = ふつう
cat-alley-about = 足もとを確かめる慎重派。カードとマスを数え、パラドックスを避けます。
cat-laboratory-strength = 強い
cat-laboratory-about = 自分自身との数えきれない対戦で学び、どうすべきか瞬時にわかります。
cat-schrodinger-strength = 最強
cat-schrodinger-about = 最長1秒考え、あなたのプレイを見て手札を推測します。
cat-missing = 未インストール
bots-other = ほかのボット

### before the match

table-title = テーブル
table-gone = このテーブルは表示できません
table-closed = { $reason ->
        [host] ホストがこのテーブルを閉じました。
        [expired] 長い間だれも来なかったため、このテーブルは閉じられました。
        [operator] サーバーの管理者がこのテーブルを閉じました。
       *[left] 全員が席を立ち、このテーブルは閉じられました。
    }
table-expires = { $status ->
        [over] この対戦は{ $date }に削除されます。
       *[other] プレイヤーが来なければ、このテーブルは{ $date }に閉じられます。
    }
waiting-title = テーブルの準備ができました
waiting-chairs = 席
waiting-start = 始める
waiting-leave = 席を立つ
waiting-close = テーブルを閉じる
waiting-close-note = 全員に対してテーブルが閉じられます。
waiting-close-sure = はい、閉じます
waiting-host = 空席が{ $open }つあります。今始めると、ボットが座ります。
waiting-host-full = 全員そろいました。
waiting-guest = ホストが対戦を始めるのを待っています。
waiting-not-seated = 空席に座って遊ぶか、このまま観戦できます。
chair-open = 空席
chair-sit = ここに座る
chair-who = 席{ $chair }に座る人
chair-person = 人
chair-more = { $name }について
chair-make-host = { $name }をホストにする
chair-remove = この席を空ける
chair-remove-note = { $name }は席を離れ、このテーブルにはもう座れなくなります。
seat-offer = この席を募集する
seat-offer-note = { $name }の代わりにボットがプレイしています。席を募集すると、リンクを開いた人が手札と得点ごと引き継げます。
seat-offered = { $name }は離席中です。リンクを開いた人がこの席を引き継げます。
seat-free = { $name }は離席中です。この席を引き継げます。
seat-take-over = 引き継ぐ
seat-lost = 今は{ $name }があなたの席でプレイしています。このまま観戦できます。
seat-before = 以前は{ $names }
invite-title = 招待
invite-link = このテーブルへのリンク
invite-qr = このテーブルへのリンクの QR コード
invite-show-qr = QR コードを表示
invite-alone = このアドレスを開けるのはこの端末だけです。
invite-command = ほかの人も参加できるようにするには、{ $command } で Purradox を起動してください。
invite-open = 同じネットワークの端末も参加できるようにする
invite-open-about = Purradox を終了するまで、このネットワークのどの端末からも、このコンピューターの Purradox を開けるようになります。コンピューターが許可を求めることがあります。
invite-open-yes = 参加できるようにする
invite-opened = 同じネットワークの端末が参加できるようになりました。

### the table

room-round = 第{ $round }ラウンド（全{ $rounds }）
room-offline = 接続がありません。再接続中…
room-watching = 観戦{ $count }人
room-tricks = トリック
room-log = 経過
room-menu = メニュー
room-you-watch = 観戦中です。
players-label = プレイヤー
player-you = あなた
player-turn = 手番
player-turn-yours = あなたの番
player-first = スタート
player-away = 離席中
player-host = ホスト
player-program = プログラム
player-played-by-bot = { $who ->
        [me] ボットがあなたの代わりにプレイ中
       *[other] ボットが代わりにプレイ中
    }
player-colours = 色
player-tricks = { $predicted ->
        [none] 取ったトリック{ $won }、ボーナスは{ $most }まで
        [open] 取ったトリック{ $won }、予想はまだ
       *[other] 取ったトリック{ $won }、予想{ $predicted }
    }
player-won = 獲得
player-score = 得点
player-discarded = カードを捨てました
clock-days = 残り{ $days }日
clock-left = 残り { $time }
clock-warning = { $clock ->
        [days] 残り1時間を切りました。
       *[seconds] 残り10秒です。
    }
trick-label = 第{ $trick }トリック
trick-led = リード：
trick-empty = { $who ->
        [me] あなたのリード
       *[other] { $name }のリード
    }
trick-winner = { $who ->
        [me] あなたがトリックを取りました
       *[other] { $name }がトリックを取りました
    }
tricks-one = 第{ $trick }トリック：{ $name }
tricks-play = { $name }：{ $cell }
discard-title = カードを1枚伏せて捨てる
discard-how = 出さずに済ませたいカードを選んでください。伏せたまま使いません。
discard-help = どの数字もカードは5枚ですが、マスは4つだけ。たくさん持っている数字は出しにくくなります。
bonus-up-to = 2人では予想をしません。取ったトリックが{ $most }以下なら、自分の最大グループのトークン数がボーナスになります。
discard-waiting = カードを捨てました。選択中：{ $names }
discard-revealed = 公開：
discard-name = { $number }を捨てる手
predict-title = 何トリック取りますか？
predict-waiting = { $name }が予想しています
predict-how = 全部で{ $tricks }トリック。予想とぴったり同じ数を取ると、最大のグループのトークン数がボーナスになります。
predict-help = 大きい数字はその色のトリックを取り、赤はすべてに勝ちます。0は予想できません。
predict-tricks = { $tricks }トリック
predict-yours = あなたの予想：{ $tricks }トリック
own-label = あなたのカード
prompt-sending = 送信中…
prompt-sending-later = 手は保存しました。接続が戻りしだい送信します。
prompt-over = ラウンド終了です。
prompt-wait = { $name }を待っています。
prompt-wait-all = 選択中：{ $names }
prompt-discard = どのカードを捨てますか？
prompt-predict = 何トリック？
prompt-lead = あなたのリードです。カードと色を選んでください。
prompt-follow = あなたの番です。リードは{ $colour }。
prompt-card = カード{ $number }：マスを選んでください。
prompt-chosen = { $cell }を出しますか？{ $keys ->
        [yes] もう一度クリックするか、Enterキーを押します。
       *[no] もう一度タップします。
    }
prompt-number-first = まず数字、次に色です。
choice-loses = フォローしません。このラウンドの間、{ $colour }を失います。
send-discard = { $number }を伏せて捨てる
send-predict = { $tricks }トリックと予想
send-play = { $cell }を出す
take-back = 取り消す
hint-button = ヒント
hint-thinking = ボットが考えています…
hint-best = ボットなら：{ $move }。
hint-yours = ボットも同じ手です：{ $move }。
hint-only = 選べる手は一つだけです：{ $move }。
hint-marked = ヒントのおすすめ
hint-figures = 数値
hint-figures-about = 見えている情報に合う多くのありうる配札で、それぞれの手を試しました。数値は平均です。
hint-own = あなたの手
hint-verdict = { $verdict ->
        [best] 最善
       *[good] 僅差
    }
legend-button = 印
legend-title = 印の意味
legend-tight = その数字で使えるマスの残り数です。同じ数字の手札がそれ以上あり、まもなく出せなくなるかもしれません。
legend-stuck = その数字で使えるマスはもうありません。手番でこのような手札だけになると、パラドックスです。
legend-hint = ヒントが選ぶカードとマスです。
legend-unseen = その数字のまだ見えていないカードの枚数です。ほかのプレイヤーの手札にあるか、ゲームから除かれています。
card-open = { $count ->
        [0] 残りマスなし
       *[other] 残り{ $count }マス
    }
card-colours = 可能：{ $colours }
card-no-colour = 今は出せません
menu-back = テーブルに戻る
menu-leave = 対戦から離れる
menu-return = 自分の席に戻る
menu-leave-note = 離れると、戻るまでボットが代わりにプレイします。
menu-give-up = 対戦をやめる
menu-give-up-note = ほかに遊んでいる人はいません。離れると、対戦は結果なしで終わります。
menu-sure = はい、やめます
menu-people = テーブルの人たち
talk-label = ひとこと
talk-hello = こんにちは！
talk-good-luck = がんばって！
talk-well-played = ナイスプレイ！
talk-thinking = 考え中…
talk-oops = しまった！
talk-meow = ニャー。
talk-thanks = ありがとう！
talk-bye = またね！
talk-wow = すごい！
talk-hurry = 少し急いでください。
talk-sorry = ごめんなさい！
talk-good-game = いい勝負でした！

### those who are waited for

wait-away = { $name }は離席中です。{ $since }待っています。
wait-silent = { $since } { $name }を待っています。
wait-nudge = 催促する
wait-once = 今回だけボット
wait-stays = 戻るまでボット
wait-called = { $who ->
        [by] { $name }の代わりのボットを呼びました。
       *[other] { $by }が{ $name }の代わりのボットを呼びました。
    }{ $name }が応じなければ、{ $seconds }秒後にボットが入ります。
wait-called-you = { $by }があなたの代わりのボットを呼びました。{ $seconds }秒後にボットが入ります。
wait-here = ここにいます
wait-played = ボットが代わりにプレイしています。
wait-take-over = 自分でプレイする
wait-decided = 代わりに決まったこと：
wait-line = 第{ $round }ラウンド：{ $what } { $reason ->
        [clock] 時間切れでした。
        [called] { $by }がボットを呼びました。
       *[left] 席を離れていました。
    }
wait-nudged = { $name }が待っています。
bots-slow = ボットが混み合っています。今は{ $seconds }秒ほど余計にかかります。
bots-preparing = ボットを準備しています。初回は1～2分かかります。

### what happens, in words

tell-sat = { $name }が席に着きました。
tell-stood = { $name }が席を立ちました。
tell-renamed = { $was }の名前が{ $name }になりました。
tell-left = { $who ->
        [me] 席を離れました。ボットが代わりにプレイします。
       *[other] { $name }が席を離れました。ボットが代わりにプレイします。
    }
tell-returned = { $who ->
        [me] 席に戻りました。
       *[other] { $name }が席に戻りました。
    }
tell-closed = { $who ->
        [me] 対戦を途中でやめました。
       *[other] { $name }が対戦を途中でやめました。
    }
tell-closed-host = { $who ->
        [me] テーブルを閉じました。
       *[other] { $name }がテーブルを閉じました。
    }
tell-closed-expired = 長い間だれも来なかったため、テーブルは閉じられました。
tell-closed-operator = サーバーの管理者がテーブルを閉じました。
tell-removed = { $by ->
        [operator] サーバーの管理者が{ $name }を席から外しました。
       *[host] ホストが{ $name }を席から外しました。
    }
tell-took-over = { $who ->
        [me] { $was }の席を引き継ぎました。
       *[other] { $name }が{ $was }の席を引き継ぎました。
    }
tell-host-changed = { $who ->
        [me] あなたがテーブルのホストになりました。
       *[other] { $name }がテーブルのホストになりました。
    }
tell-offered = { $who ->
        [by] { $name }の席を募集しました。リンクを開いた人が引き継げます。
       *[other] { $by }が{ $name }の席を募集しました。リンクを開いた人が引き継げます。
    }
tell-started = 対戦開始です。
tell-forfeited = { $who ->
        [me] ボットが代わりに決めました。
       *[other] { $name }の代わりにボットが決めました。
    }
tell-nudged = { $who ->
        [me] { $by }があなたを催促しています。
        [by] { $name }を催促しました。
       *[other] { $by }が{ $name }を催促しました。
    }
tell-called = { $who ->
        [me] { $by }があなたの代わりのボットを呼びました。
        [by] { $name }の代わりのボットを呼びました。
       *[other] { $by }が{ $name }の代わりのボットを呼びました。
    }
tell-clock = { $who ->
        [me] 時間切れです。ボットが代わりに決めます。
       *[other] { $name }の時間切れです。ボットが代わりに決めます。
    }
tell-talked = { $name }：{ $words }
tell-dealt = 第{ $round }ラウンド。{ $who ->
        [me] あなたから始めます。
       *[other] { $name }から始めます。
    }
tell-discarded = { $who ->
        [me] カードを1枚捨てました。
       *[other] { $name }がカードを1枚捨てました。
    }
tell-predicted = { $who ->
        [me] あなたの予想は{ $tricks }トリックです。
       *[other] { $name }の予想は{ $tricks }トリックです。
    }
tell-played = { $who ->
        [me] あなたは{ $cell }を出しました。
       *[other] { $name }は{ $cell }を出しました。
    }
tell-round-ended = ラウンド終了：{ $scores }

### ends

paradox-title = パラドックス！
paradox-mine = 手札のどのカードもどの色にもなれません。ラウンドはここで終わり、取ったトリックはマイナスになり、ボーナスはありません。
paradox-other = { $name }のカードはどれもどの色にもなれません。ラウンドはここで終わり、{ $name }は取ったトリック1つにつき1点を失い、ボーナスはありません。
paradox-lost = { $colour }：失った色
paradox-taken = { $colour }：{ $name }
paradox-neutral = { $colour }：中立トークン
round-end-title = 第{ $round }ラウンド終了
round-end-groups = 線はボーナスになったグループです。
round-end-hands = 配られた手札
round-end-next = 次のラウンド
round-end-last = 結果へ
score-won-predicted = 獲得 / 予想
score-tricks = トリック
score-group = グループ
score-missed = はずれ
score-above = { $most }超
score-paradox = パラドックス
match-end-title = 対戦終了
match-given-up = この対戦は途中で終わりました
match-end-tie = { $points }点で同点。最後のラウンドで決まりました。
match-end-won = { $shared ->
        [yes] 勝利を分け合いました！
       *[no] あなたの勝ちです！
    }
match-end-place = { $players }人中{ $place }位
match-end-points = { $points }点
match-end-rank = 順位
turning-start = { $who ->
        [me] あなたが第1ラウンドから最後までリードし、{ $amount }点差で勝ちました。
       *[other] { $name }が第1ラウンドから最後までリードし、{ $amount }点差で勝ちました。
    }
turning-paradox = { $who ->
        [me] 第{ $round }ラウンドが決め手でした。{ $rival }がパラドックスを起こし、あなたがリードを奪いました。
        [rival] 第{ $round }ラウンドが決め手でした。あなたがパラドックスを起こし、{ $name }がリードを奪いました。
       *[other] 第{ $round }ラウンドが決め手でした。{ $rival }がパラドックスを起こし、{ $name }がリードを奪いました。
    }
turning-group = { $who ->
        [me] 第{ $round }ラウンドが決め手でした。{ $amount }つのグループで、あなたがリードを奪いました。
       *[other] 第{ $round }ラウンドが決め手でした。{ $amount }つのグループで、{ $name }がリードを奪いました。
    }
turning-points = { $who ->
        [me] 第{ $round }ラウンドが決め手でした。{ $amount }点を取り、あなたがリードを奪いました。
       *[other] 第{ $round }ラウンドが決め手でした。{ $amount }点を取り、{ $name }がリードを奪いました。
    }
turning-choice = 最も損をした選択：第{ $round }ラウンドの{ $move }。{ $better }なら平均で{ $points }点多く取れました。
curve-title = 各ラウンド後の得点。
curve-seat = { $name }：{ $points }。
match-end-rematch = もう一度
rematch-wanted = { $count ->
       *[other] { $names }がもう一度遊びたいそうです。
    }
rematch-begun = 次の対戦が始まりました。
rematch-join = 参加
rematch-watch = 次の対戦を観戦
rematch-next = 次の対戦へ
match-end-review = 検討
picture-save = 画像を保存
picture-saved = 画像を保存しました。
picture-copied = 結果をテキストとしてコピーしました。
picture-failed = このブラウザーでは画像を作れませんでした。
score-round = R{ $round }
proof-check = 配札を確かめる
proof-about = カードはサーバーとプレイヤーの乱数から決まります。乱数はどれも、一つも明かされないうちに約束されています。誰もカードを選んでいないことをブラウザーで確かめられます。誰から始めるかだけは、サーバーだけが決めます。
proof-good = 確認しました。全ラウンドのカードは、サーバーと{ $names }が約束した乱数から決まっています。あなたの乱数も含まれるので、サーバーとほかの全員が組んでも、カードは選べませんでした。
proof-good-others = { $count ->
        [0] 確認しました。全ラウンドのカードは、サーバーが約束した乱数から決まっています。プレイヤーの乱数がないので、サーバーがカードを選ばなかったことの証明にはなりません。
       *[other] 確認しました。全ラウンドのカードは、サーバーと{ $names }が約束した乱数から決まっています。この端末の乱数は含まれないので、誰もカードを選ばなかったことの証明にはなりません。
    }
proof-none-withheld = サーバーと組む人にできたのは、約束した乱数を明かさないことだけです。そうした人はいませんでした。
proof-withheld = 乱数を約束しながら時間内に明かさなかった人：{ $names }。サーバーと組めば、{ $deals }通りの対戦から一つを選べました。
proof-old = 確認しました。全ラウンドのカードは、サーバーが約束した乱数から決まっています。この古い対戦ではプレイヤーの乱数が約束なしに加えられたので、誰もカードを選ばなかったことの証明にはなりません。
proof-wrong-commitment = 対戦前に約束されたものが、証明の内容と違います。
proof-wrong-share = 約束されたものと違う乱数があります。
proof-wrong-deal = 第{ $round }ラウンドのカードは、乱数のとおりではありません。
proof-wrong-hand = 第{ $round }ラウンドのあなたのカードが、証明の内容と違います。

### refusals of the server

no-such-table = テーブル { $table } はありません。
broken-table = このテーブルの記録が壊れているため、続けられません。サーバーの管理者が確認できます。
not-seated = このテーブルに座っていません。
not-host = ホストだけができます。
was-removed = 席を外されたため、このテーブルにはもう座れません。
not-vacant = 引き継げるのは、ボットが代わりにプレイしている席だけです。
others-play = ほかの人がこの対戦を続けています。離れることはできますが、閉じることはできません。
not-watchable = このテーブルは観戦できません。
already-started = 対戦はもう始まっています。
not-started = 対戦はまだ始まっていません。
not-over = 対戦はまだ終わっていません。
already-seated = もうこのテーブルに座っています。
no-free-chair = このテーブルに空席はありません。
chair-taken = その席は埋まっています。
no-such-chair = このテーブルに席{ $chair }はありません。
decision-taken = その選択はもう済んでいます。現在の状態を表示します。
decision-not-due = 対戦は先に進んでいます。現在の状態を表示します。
not-waited-for = 今、このプレイヤーを待っている人はいません。
too-early = もう少しお待ちください。あと{ $seconds }秒でできます。
no-such-phrase = その言葉はここでは使えません。
bad-commitment = 乱数の約束は64桁の16進数です。
nothing-to-reveal = この対戦では乱数を約束していません。
revealed-too-late = カードはあなたの乱数なしで、もう配られました。
no-aids = このテーブルでは補助を使いません。
bot-missing-part = { $bot }はここではプレイできません：{ $part }がインストールされていません（{ $command }）。
bot-not-offered = { $bot }はこのサーバーではプレイしていません。
bad-option = { $option ->
        [board] このボードはテーブルに合いません。
        [bots] このボットは席に合いません。
       *[limit] この時間は選べません。
    }
bad-name = 名前は1～{ $most }文字です。
no-guest = サーバーに記録がありません。トップページから始めてください。
bad-code = このリンクは使用済みか、10分が過ぎました。新しく作ってください。
bad-words = { $word ->
        [0] { $count ->
            [9] 単語の組み合わせが正しくありません。打ち間違いがあるか、順番が違います。
           *[more] 単語は9つです（入力されたのは{ $count }つ）。
        }
       *[more] { $word }番目の単語が正しくありません。つづりを確認してください。
    }
unknown-words = この復元ワードは登録されていません。新しいものがあるか、別のサーバーのものかもしれません。
logged-out = この端末はログアウトされました。
kicked = このサーバーの管理者が、あなたをテーブルから外しました。
banned = { $days ->
        [0] このサーバーの管理者が、あなたを締め出しました。
       *[other] このサーバーの管理者が、あなたをあと{ $days }日間締め出しています。
    }
no-such-device = この端末はすでにログアウトされています。
too-many-tables = 開いているテーブルが{ $most }あります。先にどれかを終えてください。
no-such-day = 「{ $day }」の今日のカードはありません。
day-not-begun = { $day }のカードは、地球上のどこかでその日が始まると遊べます。
day-not-now = 端末の日付は{ $day }ですが、今この日付の場所は地球上にありません。端末の時計を確かめてください。
too-fast = 少し速すぎました。{ $seconds }秒後にもう一度。
too-many-connections = 開いているページが多すぎます。どれかを閉じてください（{ $most }まで）。
too-many-watched = 同時に見られるテーブルは{ $most }までです。
too-large = 大きすぎます。{ $most }までです。
not-a-message = サーバーが理解できませんでした（{ $problem }）。
bad-request = サーバーが理解できませんでした（{ $problem }）。
no-such-page = サーバーにそのページはありません。
no-such-puzzle = その問題はありません。
not-at-home = これは、./play で Purradox を起動したコンピューターでしかできません。
no-network = このコンピューターは、ほかの端末から参加できるネットワークにつながっていません。
wrong-method = サーバーはここではそれを行えません。
other-origin = 別のサイトから送られたため、何もしませんでした。
wrong-host = このサーバーはこの名前では利用できません。知らされたアドレスを使ってください。
no-thought = ボットは何も思いつきませんでした（{ $reason }）。
server-trouble = サーバーで問題が起きました。対戦の内容は無事です。
not-ready = サーバーの準備中です。少々お待ちください。
too-many-reviews = 今は検討中の対戦が多すぎます（{ $most }まで）。約{ $seconds }秒後にもう一度お試しください。
too-many-reviews-of-yours = あなたの検討はすでに{ $most }件進行中です。約{ $seconds }秒後にもう一度お試しください。
too-many-hints = 順番待ちのヒントが多すぎます（{ $most }まで）。約{ $seconds }秒後にもう一度お試しください。
