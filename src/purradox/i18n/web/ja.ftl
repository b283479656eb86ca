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
close = 閉じる
copy = コピー
share = 共有
copied = コピーしました。
copy-by-hand = リンクを手でコピーしてください。
save = 保存
saved = 保存しました。

### the front page

home-title = Cat in the Box
home-lead = カードはどれも箱の中の猫。数字はあっても、見るまで色はありません。まだ誰も宣言していない色を宣言しましょう。パラドックスにご注意を。
home-name = お名前
home-play = 遊ぶ
home-play-about = あなた対ボット3人。すぐ始まります。登録もインストールも不要です。
home-learn = 5分で覚える
home-new = 友だちとのテーブル
home-resume = 続きから
home-foot = Purradox は自由ソフトウェアで、Cat in the Box の出版社とは関係ありません。
door-lobby = テーブル
door-lobby-about = みんなと遊ぶ、または観戦する
door-rules = ルール
door-rules-about = 番号付き、例つき
door-replay = 再生
door-replay-about = 対戦を一手ずつ見直す
door-pad = スコアシート
door-pad-about = 本物の箱で遊ぶ夜に

### settings

set-language = 言語
set-theme = 明るさ
set-theme-auto = 端末に合わせる
set-theme-light = 昼
set-theme-dark = 夜
set-motion = 動き
set-motion-auto = 端末に合わせる
set-motion-full = あり
set-motion-less = 控えめ
set-cards = カードの大きさ
set-cards-small = 小
set-cards-medium = 中
set-cards-large = 大
set-sound = 音（静かに、少しだけ）
set-at-once = 選んだらすぐ送る
set-at-once-about = オフのときは、もう一度タップするか Enter キーで確定すると送られます。
set-keys = キーボード: 数字、次に色の r（赤）、b（青）、y（黄）、g（緑）。Enter で送信、Escape で取り消し、h でヒント。
set-aids = 補助（テーブルが許すとき）
aid-unseen = まだ見ていない各数字の枚数
aid-stuck = 出せなくなりそうな手札
aid-stuck-about = カードの印は、その数字で使えるマスの残り数です。
aid-hints = ボットのヒント
move-title = 別の端末
move-about = 名前と対戦を引き継げます。リンクを作り、別の端末で開いてください。使えるのは一度だけです。
move-link = 別の端末用のリンク
move-make = リンクを作る
move-until = リンクは { $time } まで有効です。
move-done = ようこそ、{ $name }さん。この端末に引き継ぎました。

### lists of tables

lobby-empty = 今は空いているテーブルがありません。作れば、ほかの人が参加できます。
matches-empty = まだ対戦がありません。対戦はここに残ります。
listed-waiting = { $open ->
        [0] 満席、まもなく開始
       *[other] 空席 { $open }
    }
listed-playing = 対戦中
listed-over = 終了
listed-do-join = 参加
listed-do-watch = 観戦
listed-do-resume = 続ける
listed-do-look = 再生
listed-do-table = 結果

### a new table

new-title = 新しいテーブル
new-make = テーブルを作る
option-players = 人数
option-players-short = { $players }人
option-chairs = ほかの席
option-chairs-about = 人はあなたが送るリンクから参加します。ボットだけなら、すぐ始まります。
option-board = 研究ボード
option-board-short = { $board ->
        [white] 白のボード
        [violet] 紫のボード
       *[own] 自作のボード
    }
option-board-rows = 上から順に四列。色の文字と、左から右への数字
board-provisional-note = 紫のボードの数字の並びは仮のものです。印刷されたカードから読み取られるまでお待ちください。
board-provisional-short = このボードの並びは仮のものです。
option-clock = 一手の時間
option-clock-none = 無制限
option-clock-seconds = 秒
option-clock-days = 日
option-clock-short = { $clock ->
        [days] 一手 { $limit } 日
       *[seconds] 一手 { $limit } 秒
    }
option-limit-seconds = 一手の秒数
option-limit-days = 一手の日数
option-watch = 観戦者に見えるもの
option-watch-nobody = なし
option-watch-table = テーブル
option-watch-hands = 終わったラウンドの手札も
option-pace = ボットは
option-pace-natural = ゆっくり考える
option-pace-instant = すぐ答える
option-listed = テーブル一覧に載せる
option-listed-about = 載せなければ、リンクを知る人だけが来られます。
option-aids = 補助を許す
option-aids-about = ヒント、枚数の表示、注意。全員が使えます。
option-no-aids = 補助なし
level-kitten = 子猫
level-house = 家猫
level-alley = 路地裏の猫
level-laboratory = 研究所の猫
level-schrodinger = シュレーディンガーの猫

### before the match

table-title = テーブル
table-gone = このテーブルは表示できません
waiting-title = テーブルの用意ができました
waiting-chairs = 席
waiting-start = 始める
waiting-leave = 席を立つ
waiting-host = 空席が { $open } つあります。今始めると、ボットが座ります。
waiting-host-full = 全員そろいました。
waiting-guest = テーブルを作った人が始めるのを待っています。
waiting-not-seated = 空席に座って遊ぶか、このまま観戦できます。
chair-open = 空席
chair-sit = ここに座る
chair-who = 席{ $chair }に座る人
chair-person = 人
invite-title = 招待
invite-link = このテーブルへのリンク
invite-qr = このテーブルへのリンクの QR コード
invite-show-qr = QR コードを表示

### the table

room-round = 第{ $round }ラウンド（全{ $rounds }）
room-offline = 接続がありません。再接続中…
room-watching = 観戦 { $count }人
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
player-program = プログラム
player-played-by-bot = ボットが代わりにプレイ中
player-colours = 色
player-tricks = { $predicted ->
        [none] 取ったトリック { $won }
        [open] 取ったトリック { $won }、予想はまだ
       *[other] 取ったトリック { $won }、予想 { $predicted }
    }
player-won = 獲得
player-score = 得点
player-discarded = カードを除きました
clock-days = 残り{ $days }日
clock-left = 残り { $time }
trick-label = 第{ $trick }トリック
trick-led = リード:
trick-empty = { $name }のリード
trick-winner = { $name }がトリックを取りました
tricks-one = 第{ $trick }トリック: { $name }
tricks-play = { $name }: { $cell }
discard-title = カードを1枚除く
discard-how = 出さずに済ませたいカードを選んでください。伏せたまま使いません。
discard-help = どの数字もカードは5枚、マスは4つだけ。たくさん持っている数字は出しにくくなります。
discard-waiting = カードを除きました。選択中: { $names }
discard-revealed = 公開:
predict-title = 何トリック取りますか？
predict-how = 全部で{ $tricks }トリック。予想とぴったり同じ数を取ると、最大グループのトークン数がボーナスになります。
predict-help = 大きい数字はその色のトリックを取り、赤はすべてに勝ちます。0は予想できません。
predict-tricks = { $tricks }トリック
own-label = あなたのカード
prompt-sending = 送信中…
prompt-over = ラウンド終了です。
prompt-wait = { $name }の番です。
prompt-wait-all = ほかの人が選んでいます。
prompt-discard = どのカードを除きますか？
prompt-predict = 何トリック？
prompt-lead = あなたのリードです。カードと色を選んでください。
prompt-follow = あなたの番です。リードは{ $colour }。
prompt-card = カード{ $number }: マスを選んでください。
prompt-chosen = { $cell }を出しますか？もう一度タップするか Enter キー。
prompt-number-first = まず数字、次に色です。
choice-loses = フォローしません。このラウンドでは{ $colour }を失います。
send-nothing = まず選ぶ
send-discard = { $number }を除く
send-predict = { $tricks }トリックと予想
send-play = { $cell }を出す
take-back = 取り消す
hint-button = ヒント
hint-thinking = ボットが考えています…
hint-best = ボットなら: { $move }
card-open = { $count ->
        [0] 残りマスなし
       *[other] 残り{ $count }マス
    }
card-colours = 可能: { $colours }
card-no-colour = 今は出せません
menu-back = テーブルに戻る
menu-leave = 対戦から離れる
menu-return = 自分の席に戻る
menu-leave-note = 離れると、戻るまでボットが代わりにプレイします。
talk-label = ひとこと
talk-hello = こんにちは！
talk-good-luck = 幸運を！
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

### what happens, in words

tell-sat = { $name } が席に着きました。
tell-stood = { $name } が席を立ちました。
tell-left = { $who ->
        [me] 席を離れました。ボットが代わりにプレイします。
       *[other] { $name } が席を離れました。ボットが代わりにプレイします。
    }
tell-returned = { $who ->
        [me] 席に戻りました。
       *[other] { $name } が席に戻りました。
    }
tell-started = 対戦開始です。
tell-forfeited = { $who ->
        [me] ボットが代わりに決めました。
       *[other] { $name } の代わりにボットが決めました。
    }
tell-talked = { $name }: { $words }
tell-dealt = 第{ $round }ラウンド。{ $who ->
        [me] あなたから始めます。
       *[other] { $name } から始めます。
    }
tell-discarded = { $who ->
        [me] カードを1枚除きました。
       *[other] { $name } がカードを1枚除きました。
    }
tell-predicted = { $who ->
        [me] あなたの予想は { $tricks } トリックです。
       *[other] { $name } の予想は { $tricks } トリックです。
    }
tell-played = { $who ->
        [me] あなたは { $cell } を出しました。
       *[other] { $name } は { $cell } を出しました。
    }
tell-round-ended = ラウンド終了: { $scores }

### ends

paradox-title = パラドックス！
paradox-mine = あなたのカードはどれもどの色にもなれません。ラウンドはここで終わり、取ったトリックはマイナスになり、ボーナスはありません。
paradox-other = { $name }のカードはどれもどの色にもなれません。ラウンドはここで終わり、{ $name }は取ったトリック1つにつき1点を失い、ボーナスはありません。
paradox-lost = { $colour }: 失った色
paradox-taken = { $colour }: { $name }
paradox-neutral = { $colour }: 中立トークン
round-end-title = 第{ $round }ラウンド終了
round-end-groups = 線はボーナスになったグループです。
round-end-hands = 配られた手札
round-end-next = 次のラウンド
round-end-last = 結果へ
score-won-predicted = 獲得 / 予想
score-tricks = トリック
score-group = グループ
score-missed = はずれ
score-paradox = パラドックス
match-end-title = 対戦終了
match-end-tie = { $points }点で同点。最後のラウンドで決まりました。
match-end-rematch = もう一度
match-end-join = 次の対戦へ
match-end-replay = 対戦を見直す
score-round = R{ $round }
proof-check = 配り方を確かめる
proof-about = カードは誰かが座る前に決まっていて、誰にも選べませんでした。ブラウザで確かめられます。
proof-good = 確認しました。全ラウンドのカードは、約束されたシードと全員が加えた偶然から来ています。
proof-wrong-commitment = シードが、対戦前に約束されたものと違います。
proof-wrong-deal = 第{ $round }ラウンドのカードはシードから来ていません。

### refusals of the server

no-such-table = テーブル { $table } はありません。
not-seated = このテーブルに座っていません。
not-host = テーブルを作った人だけができます。
not-watchable = このテーブルは観戦できません。
already-started = 対戦はもう始まっています。
not-started = 対戦はまだ始まっていません。
not-over = 対戦はまだ終わっていません。
already-seated = もうこのテーブルに座っています。
no-free-chair = このテーブルに空席はありません。
chair-taken = その席は埋まっています。
no-such-chair = このテーブルに席 { $chair } はありません。
decision-taken = その選択はもう済んでいます。今のテーブルを表示します。
decision-not-due = 対戦は先に進んでいます。今のテーブルを表示します。
not-a-move = 「{ $text }」は手ではありません。
no-such-phrase = その言葉はここでは使えません。
bad-entropy = 偶然の値は16～64桁の16進数です。
too-much-entropy = あなたの偶然の値はもう届いています。
no-aids = このテーブルでは補助を使いません。
bad-option = { $option ->
        [board] このボードはテーブルに合いません。
        [bots] このボットは席に合いません。
        [limit] この時間は選べません。
       *[away] 離席のこの時間は選べません。
    }
bad-name = 名前は1～{ $most }文字です。
no-guest = サーバーに記録がありません。トップから始めてください。
bad-code = このリンクは使用済みか、10分が過ぎました。新しく作ってください。
too-many-tables = 開いているテーブルが{ $most }あります。先にどれかを終えてください。
too-fast = 少し速すぎました。{ $seconds } 秒後にもう一度。
too-many-connections = 開いているページが多すぎます。どれかを閉じてください（{ $most } まで）。
too-many-watched = 同時に見られるテーブルは{ $most }までです。
too-large = 大きすぎます。{ $most } までです。
not-a-message = サーバーが理解できませんでした（{ $problem }）。
bad-request = サーバーが理解できませんでした（{ $problem }）。
no-such-page = サーバーにそのページはありません。
wrong-method = サーバーはここではそれをしません。
other-origin = 別のページから送られたため、何もしませんでした。
no-thought = ボットは何も思いつきませんでした（{ $reason }）。
server-trouble = サーバーで問題が起きました。対戦の内容は失われていません。
not-ready = サーバーの準備中です。少々お待ちください。
too-many-reviews = 今は検討中の対戦がいっぱいです。しばらくしてからもう一度お試しください。
