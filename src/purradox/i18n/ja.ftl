### cli

help = Purradox：カードゲーム「キャット・イン・ザ・ボックス」。自分で遊ぶ、ボットに遊ばせる、棋譜を調べる。
help-usage = 使い方：
help-usage-options = [オプション]
help-usage-command = コマンド …
help-arguments = 引数：
help-options = オプション：
help-commands = コマンド：
help-default = （既定値：{ $value }）
help-help = このヘルプを表示します。
help-language = ヘルプとメッセージの言語。
help-version = バージョンを表示します。

no-such-command = 「{ $word }」というコマンドはありません。使えるのは { $commands } です。
no-such-option = ここに { $option } というオプションはありません。「{ $command } --help」をご覧ください。
option-without-value = オプション { $option } の使い方が違います。「{ $command } --help」をご覧ください。
word-missing = { $word } がありません。「{ $command } --help」をご覧ください。
bad-value = { $word } の値が正しくありません。使えるのは { $expected } です。
usage-wrong = この組み合わせは使えません。「{ $command } --help」をご覧ください。
no-such-language = 「{ $language }」という言語はありません。使えるのは { $languages } です。
said = { $text }
file-missing = { $file }：このファイルはありません。
file-is-directory = { $file }：これはフォルダーです。中のファイルを指定してください。
file-forbidden = { $file }：このファイルを使う権限がありません。
file-trouble = { $file }：{ $reason }
system-trouble = システムからの応答：{ $reason }

### records

help-verify = 棋譜を調べます。一つにつき一行、「ok」か、誤りとその場所を示します。
help-verify-files = 棋譜のファイル。- は標準入力です。
help-legal = 各棋譜の終わりで誰の番か、何ができるかを示します。
help-legal-files = 棋譜のファイル。- は標準入力です。
help-convert = 棋譜をテキストか JSON で書き出します。
help-convert-files = 棋譜のファイル。- は標準入力です。
help-convert-to = 書き出す形式。
reading = 棋譜を読み込み中

### rules

colour-name = { $colour ->
        [r] 赤
        [b] 青
        [y] 黄
       *[g] 緑
    }
cell-name = { colour-name }の{ $number }
seat-name = 席{ $seat }

player-count = このゲームは2～5人用です。{ $players }人では遊べません。
layout-row = 研究ボードの列は r123456 のように色の文字と数字で書きます。「{ $row }」は違います。
layout-colours = 研究ボードは四列で、上から r, b, y, g です。
layout-numbers = { colour-name }の列には1から{ $columns }までの数字が一つずつ必要です。
layout-columns = { $players }人用の研究ボードは横{ $expected }マスです。{ $columns }マスではありません。
no-such-seat = { $seat }はこのテーブルにありません。
bad-deal = { $kind ->
        [seat] { $seat }に配られた枚数が違います。
        [number] { $number }のカードが山札にある枚数より多くなっています。
       *[other] 配り方が人数に合っていません。
    }
deal-not-due = このラウンドのカードはもう配られています。
deal-due = まずカードを配ります。
match-over = ゲームは終わっています。ラウンドの数は人数と同じです。
not-now = { $phase ->
        [discard] まず全員がカードを1枚伏せて除きます。
        [predict] まず全員が予想をします。
        [play] 今はカードを出すときです。
       *[over] このラウンドは終わっています。
    }
already-discarded = 除くカードは1枚だけです。{ $seat }はもう除いています。
not-your-turn = 今は{ $to_act }の番で、{ $seat }の番ではありません。
not-in-hand = { $seat }の手札に{ $number }はありません。
no-such-prediction = 予想できるのは{ $allowed }です。{ $tricks }は選べません。
out-of-play = { cell-name }はこの人数では使いません。
space-taken = { $kind ->
        [owner] { cell-name }は第{ $trick }トリックで{ $owner }が取っています。
       *[other] { cell-name }には中立のトークンがあります。
    }
colour-lost = { colour-name }は第{ $trick }トリックで手放しています。
red-not-open = まだ赤ではリードできません。赤の列にトークンがなく、ほかの色を選べます。

### notation

no-record = 棋譜がありません。
record-too-long = { $limit }文字を超える棋譜はありません。別のもののようです。
not-utf8 = UTF-8 ではありません。UTF-8 で保存してください。
unclosed-comment = コメントが閉じていません。「{ "}" }」が必要です。
unexpected = ここに「{ $found }」は書けません。正しくは：{ $expected }
cut-short = 棋譜が途中で切れています。続きは：{ $expected }
missing = これがありません：{ $name }
unknown-name = ここに「{ $name }」という項目はありません。
repeated = 「{ $name }」が二度書かれています。
wrong-value = 「{ $name }」はこのように書きます：{ $expected }
wrong-count = 「{ $name }」には{ $expected }個必要ですが、{ $found }個あります。
too-deep = この JSON は棋譜にしては深すぎます。
no-such-card = { $number }のカードはありません。1から{ $highest }までです。
reveal-missing = 2人のときは表にした3枚を書きます：「| 125」、JSON では "revealed": "125"。
nothing-revealed = カードを表にするのは2人のときだけです。
no-fitting-deal = 分からないカードが何であっても、このラウンドの記録に合う配り方はありません。
nobody-predicts = 2人のときは予想をしません。
trick-not-finished = 第{ $trick }トリックが終わっていません。全員が1枚ずつ出します。
round-not-over = 第{ $round }ラウンドはまだ終わっていません。
paradox-missing = ここに「#」がありません。{ $seat }は何も出せません。
no-paradox = パラドックスではありません。{ $seat }は{ cell-name }を出せます。
others-paradox = 今は{ $to_act }の番なので、{ $seat }のパラドックスではありません。
score-missing = 第{ $round }ラウンドの得点がありません。
wrong-score = { $seat }の得点は{ $right }です。{ $written }ではありません。
match-not-over = 合計は全{ $rounds }ラウンドの後に書きます。
wrong-total = { $seat }の合計は{ $right }です。{ $written }ではありません。

### bots

bad-bot-spec = 「{ $spec }」はボットの指定ではありません。「名前」または「名前:オプション=値」と書き、ボットの間はカンマで区切ってください。
unknown-bot = 「{ $name }」というボットはありません。{ $nearest ->
        [none] 使えるボット: { $known }
       *[other] 「{ $nearest }」のことですか？ 使えるボット: { $known }
    }
bot-unavailable = ボット { $name } を読み込めません: { $reason }
unknown-bot-option = ボット { $name } に「{ $option }」というオプションはありません。{ $known ->
        [none] このボットにオプションはありません。
       *[other] 使えるオプション: { $known }
    }
missing-bot-option = ボット { $name } にはオプションの値が必要です: { $name }:{ $option }=…
bad-bot-option = { $name }:{ $option }={ $value } は使えません。必要な値: { $expected ->
        [int] 整数
        [float] 数
       *[bool] yes（はい）または no（いいえ）
    }
bots-and-chairs = ボットの数（{ $bots }）が席の数（{ $chairs }）に合いません。席ごとに1つまで指定してください。

### boards

board-provisional = { $board } ボードの並びは暫定です（R2.3）。印刷されたカードからまだ誰も読み取っていません。正しい並びをご存じなら、--board に四つの列を引用符つきで、またはファイルで指定してください。
board-unknown = --board: 「{ $board }」は white でも violet でも、"r123456 b345612 y561234 g123456" のような四つの列でも、ファイルでもありません。
board-not-text = { $file }: 四つの列を書いたテキストではありません。
board-wrong = --board: { $reason }
folder-missing = { $file }: 書き込み先のフォルダーがありません。
folder-named = { $file }: これはフォルダーです。中のファイル名を指定してください。

### simulate

help-simulate = ボット同士で対戦し、棋譜を書き出します。
help-simulate-players = プレイヤーの人数。省略すると指定したボットの数、または 3。
help-simulate-matches = ゲームの回数。
help-simulate-bots = ボット（席が埋まるまで順に繰り返します）: careful、random など。
help-simulate-seed = 同じシードなら同じゲームになります。
help-simulate-board = 研究ボード: white、violet、引用符で囲んだ四つの列、または四つの列を書いたファイル。
help-simulate-form = 棋譜の形式。
help-simulate-out = 書き込み先。- は標準出力。
help-simulate-date = 棋譜に記す日付。
simulating = 対戦中

### play

help-play = この端末でボットと対戦します。
help-play-players = あなたを含むプレイヤーの人数。
help-play-board = 研究ボード: white、violet、引用符で囲んだ四つの列、または四つの列を書いたファイル。
help-play-bots = 相手のボット（席が埋まるまで順に繰り返します）: careful、random など。
help-play-seed = 同じシードなら同じ配り方になります。
help-play-save = 終わるときに棋譜をこのファイルに書きます。

play-welcome =
    Cat in the Box: あなた 対 { $bots }（{ $board } ボード）
    いつでも ? で選べる手を表示、quit で終了します。
play-you = あなた
play-round = == 第{ $round }ラウンド（全{ $rounds }ラウンド）。{ $who ->
        [me] あなたから始めます。
       *[other] { $name } から始めます。
    }
play-neutral = 公開されたカード: { $cards }。中立トークンの場所: { $cells }
play-predicts = { $name } の予想は { $tricks } トリックです。
play-plays = { $name } は { $cell } を出しました。
play-gave-up = { $who ->
        [me] フォローしなかったので、このラウンドではもう{ $colour }を宣言できません。
       *[other] { $name } はフォローせず、{ $colour }を失いました。
    }
play-trick-won = { $who ->
        [me] 第{ $trick }トリックはあなたが取りました。
       *[other] 第{ $trick }トリックは { $name } が取りました。
    }
play-paradox = パラドックス！ { $who ->
        [me] あなたのカードはどれもどの色にもなれません: { $cards }。ラウンド終了です。
       *[other] { $name } はどのカードも出せません: { $cards }。ラウンド終了です。
    }
play-scores = 第{ $round }ラウンドの得点:
play-score-bonus = { $name }: { $tricks } トリック + グループ { $group } のボーナス { $bonus } = { $points }。合計 { $total }
play-score-missed = { $name }: { $tricks } トリック、ボーナスなし = { $points }。合計 { $total }
play-score-paradox = { $name }: パラドックスで { $tricks } トリック分のマイナス、ボーナスなし = { $points }。合計 { $total }
play-winner = { $who ->
        [me] { $points } 点であなたの勝ちです。お見事！
       *[other] { $points } 点で { $name } の勝ちです。
    }
play-shared = それぞれ { $points } 点で勝利を分け合いました: { $names }
play-trick-number = 第{ $trick }トリック（全{ $tricks }トリック）
play-trick = 場: { $plays }
play-hand = あなたの手札: { $cards }
play-won = 取ったトリック: { $tricks }
play-predicted = 予想: { $tricks }
play-without = 失った色: { $colours }
play-ask-discard = カードを1枚伏せて除いてください。数字は？
play-ask-predict = 何トリック取りますか: { $allowed }？
play-ask-lead = あなたのリードです。どのカードを何色で？ 例: 5b は青の 5。
play-ask-follow = あなたの番です。リードは{ $colour }。どのカードを何色で？
play-legal = 選べる手: { $moves }
play-words = どれかを入力してください。why 5b で出せない理由を説明、quit で終了します。
play-why-legal = { $move } は出せます。
play-not-in-hand = 手札に{ $number }はありません。
play-you-took = あなた
play-number-please = 数字を入力してください。? で選べる数字を表示します。
play-card-please = 数字と色の文字（r 赤、b 青、y 黄、g 緑）を 5b のように入力してください。? で選べる手を表示します。
play-which-colour = 何色ですか？ 選べる手: { $moves }
play-left = 席を立ちました。また遊びましょう！
play-saved = 棋譜は { $file } にあります。

### gate

help-gate = コンパイル済みカーネルを、正となる読みやすいエンジンと照合します。
help-gate-rounds = 一手ずつ照合するラウンドの数。高速プレイアウトも同じ数だけ行います。
help-gate-seed = 同じシードなら同じラウンドになります。
gate-part = 項目
gate-pieces = 件数
gate-compared = 比較数
gate-seconds = 秒
gate-result = エンジン
gate-part-cases = 図と珍しい局面
gate-part-perft = perft ファイル
gate-part-toys = 小型の設定
gate-part-lockstep = 一手ずつの照合
gate-part-playouts = 高速プレイアウト
gate-agree = 一致
gate-differ = 不一致
gate-passed = 二つのエンジンは一致しました。
gate-failed = 二つのエンジンは一致しませんでした。上の行で同じ局面を再現できます。

### bench

help-bench = エンジンの速さを測り、ランダムなプレイの統計を既知の値と照らし合わせます。
help-bench-name = kernel：コンパイル済みエンジンと、それと比べられるすべてのもの。figures：ランダムなプレイの統計。readable：読みやすいエンジン。
help-bench-quick = 短時間で測ります（結果は粗くなります）。
help-bench-json = 結果をこのファイルにも書き出します。
bench-missing = ここにはベンチマークがありません。インストールしたパッケージではなく、リポジトリに入っています。リポジトリのクローンで「./play bench」を実行してください。
