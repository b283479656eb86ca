### cli

help = Purradox：カードゲーム「Cat in the Box」。自分で遊ぶ、ボットに遊ばせる、棋譜を調べる。
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
help-install-completion = 使用中のシェルに補完を設定します。
help-show-completion = 使用中のシェル用の補完スクリプトを表示します。

no-such-command = 「{ $word }」というコマンドはありません。{ $nearest ->
        [none] 使えるのは { $commands } です。
       *[other] 「{ $nearest }」のことですか？ 使えるのは { $commands } です。
    }
no-such-option = ここに { $option } というオプションはありません。「{ $command } --help」をご覧ください。
option-without-value = オプション { $option } の使い方が違います。「{ $command } --help」をご覧ください。
word-missing = { $word } がありません。「{ $command } --help」をご覧ください。
bad-value = { $word } の値が正しくありません。使えるのは { $expected } です。
kind-int = 整数
kind-float = 数
kind-bool = yes（はい）| no（いいえ）
kind-str = 文字列
usage-wrong = この組み合わせは使えません。「{ $command } --help」をご覧ください。
no-such-language = 「{ $language }」という言語はありません。使えるのは { $languages } です。
said = { $text }
file-missing = { $file }：このファイルはありません。
file-is-directory = { $file }：これはフォルダーです。中のファイルを指定してください。
file-forbidden = { $file }：このファイルを使う権限がありません。
file-trouble = { $file }：{ $reason }
system-trouble = システムからの応答：{ $reason }
part-missing = { $part }がインストールされていません。インストールするには：{ $command }

### records

help-verify = 棋譜を調べます。一つにつき一行、「ok」か、誤りとその場所を示します。
help-verify-files = 棋譜のファイル。- は標準入力です。
help-legal = 各棋譜の終わりで誰の番か、何ができるかを示します。
help-legal-files = 棋譜のファイル。- は標準入力です。
help-convert = 棋譜をテキストか JSON で書き出します。
help-convert-files = 棋譜のファイル。- は標準入力です。
help-convert-to = 書き出す形式。
reading = 棋譜を読み込み中

### bots

bad-bot-spec = 「{ $spec }」はボットの指定ではありません。「名前」「名前:オプション=値」または「exec:コマンド」と書き、ボットの間はカンマで区切ってください。
unknown-bot = 「{ $name }」というボットはありません。{ $nearest ->
        [none] 使えるボット：{ $known }
       *[other] 「{ $nearest }」のことですか？ 使えるボット：{ $known }
    }
bot-unavailable = ボット{ $name }を読み込めません：{ $reason }
bot-needs = ボット{ $name }には{ $part }が必要ですが、インストールされていません：{ $command }
unknown-bot-option = ボット{ $name }に「{ $option }」というオプションはありません。{ $known ->
        [none] このボットにオプションはありません。
       *[other] 使えるオプション：{ $known }
    }
missing-bot-option = ボット{ $name }にはオプションの値が必要です：{ $name }:{ $option }=…
bad-bot-option = { $name }:{ $option }={ $value } は使えません。必要な値：{ $expected ->
        [int] 整数
        [float] 数
        [bool] yes（はい）または no（いいえ）
       *[other] { $expected }
    }
bots-and-chairs = ボットの数（{ $bots }）が席の数（{ $chairs }）に合いません。席ごとに1つまで指定してください。

### boards

board-provisional = 紫のボードの並びは暫定です（R2.3）。印刷されたカードからまだ誰も読み取っていません。正しい並びをご存じなら、--board に四つの行を引用符つきで、またはファイルで指定してください。
board-unknown = --board：「{ $board }」は white でも violet でも、"r123456 b345612 y561234 g123456" のような四つの行でも、ファイルでもありません。
board-not-text = { $file }：四つの行を書いたテキストではありません。
board-wrong = --board：{ $reason }
folder-missing = { $file }：書き込み先のフォルダーがありません。
folder-named = { $file }：これはフォルダーです。中のファイル名を指定してください。

### simulate

help-simulate = ボット同士で対戦し、棋譜を書き出します。
help-simulate-players = プレイヤーの人数。省略すると指定したボットの数、または 3。
help-simulate-matches = 対戦の回数。
help-simulate-bots = ボット（席が埋まるまで順に繰り返します）：careful、random など。
help-simulate-seed = 同じシードなら同じ対戦になります。
help-simulate-board = 研究ボード：white、violet、引用符で囲んだ四つの行、または四つの行を書いたファイル。
help-simulate-processes = 同時に行う対戦の数。
help-simulate-form = 棋譜の形式。
help-simulate-out = 書き込み先。- は標準出力。
help-simulate-date = 棋譜に記す日付。
simulating = 対戦中
simulate-interrupted = 中断しました。書き出した対戦：{ $matches }のうち{ $written }
simulate-failed = 対戦{ $number }でボットが失敗しました：{ $reason }。書き出した対戦：{ $written }

### play

help-play = このターミナルでボットと対戦します。
help-play-players = あなたを含むプレイヤーの人数。
help-play-board = 研究ボード：white、violet、引用符で囲んだ四つの行、または四つの行を書いたファイル。
help-play-bots = 相手のボット（席が埋まるまで順に繰り返します）：careful、random など。
help-play-seed = 同じシードなら同じ配札になります。
help-play-save = 終わるときに棋譜をこのファイルに書きます。
help-play-daily = 今日のカードを練習で遊びます。4人、1ラウンド、どこでも同じカードです。

play-welcome =
    Cat in the Box：相手は{ $bots }（{ $board ->
        [white] 白のボード
        [violet] 紫のボード
       *[own] 自作のボード
    }）
    いつでも ? で選べる手を表示、quit で終了します。
play-you = あなた
play-round = == 第{ $round }ラウンド（全{ $rounds }ラウンド）。{ $who ->
        [me] あなたから始めます。
       *[other] { $name }から始めます。
    }
play-predicts = { $name }の予想は{ $tricks }トリックです。
play-plays = { $name }は{ $cell }を出しました。
play-scores = 第{ $round }ラウンドの得点：
play-score-bonus = { $name }：{ $tricks }トリック + グループ{ $group }のボーナス{ $bonus } = { $points }。合計{ $total }
play-score-missed = { $name }：{ $tricks }トリック、ボーナスなし = { $points }。合計{ $total }
play-score-paradox = { $name }：パラドックスで{ $tricks }トリック分のマイナス、ボーナスなし = { $points }。合計{ $total }
play-trick = 場：{ $plays }
play-hand = あなたの手札：{ $cards }
play-won = 取ったトリック：{ $tricks }
play-predicted = 予想：{ $tricks }
play-without = 失った色：{ $colours }
play-ask-discard = カードを1枚伏せて捨ててください。数字は？
play-ask-predict = 何トリック取りますか：{ $allowed }？
play-ask-lead = あなたのリードです。どのカードを何色で？ 例：5b は青の 5。
play-ask-follow = あなたの番です。リードは{ $colour }。どのカードを何色で？
play-legal = 選べる手：{ $moves }
play-words = どれかを入力してください。why 5b で出せない理由を説明、quit で終了します。
play-why-legal = { $move } は出せます。
play-you-took = あなた
play-number-please = 数字を入力してください。? で選べる数字を表示します。
play-card-please = 数字と色の文字（r 赤、b 青、y 黄、g 緑）を 5b のように入力してください。? で選べる手を表示します。
play-which-colour = 何色ですか？ 選べる手：{ $moves }
play-left = 席を立ちました。また遊びましょう！
play-saved = 棋譜は { $file } にあります。

### precompile

help-precompile = すべてを今コンパイルします（このマシンで一度だけ）。後でボットを待たずに済みます。
precompiled = すべてコンパイル済みです。ボット、ヒント、検討がすぐに始まります。

### gate

help-gate = コンパイル済みカーネルを、基準となる読みやすいエンジンと照合します。
help-gate-rounds = 一手ずつ照合するラウンドの数。高速プレイアウトも同じ数だけ行います。
help-gate-seed = 同じシードなら同じラウンドになります。
help-gate-engine = 照合するエンジン。cpu はプロセッサ用、cuda はグラフィックカード用です。カードでは、各設定をこの数のラウンドだけ照合します。
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
gate-part-batches = 多数のテーブルの同時照合
gate-part-rounds = カード上の全ラウンド
gate-no-card = Numba が使えるグラフィックカードがありません。NUMBA_ENABLE_CUDASIM=1 を設定すると低速で代用できます。カードのあるマシンでは numba-cuda をインストールし、PURRADOX_PORTABLE=1 を設定してください。
gate-agree = 一致
gate-differ = 不一致
gate-passed = 二つのエンジンは一致しました。
gate-failed = 二つのエンジンは一致しませんでした。上の行から同じ局面を再現できます。

### bench

help-bench = エンジンの速さを測り、ランダムなプレイの統計を既知の値と照らし合わせます。（ボットの強さはbenchmarkで測ります。）
help-bench-name = kernel：コンパイル済みエンジンと、それと比べられるすべてのもの。figures：ランダムなプレイの統計。readable：読みやすいエンジン。server：サーバーがどれだけの負荷に耐えるか。
help-bench-quick = 短時間で測ります（結果は粗くなります）。
help-bench-json = 結果をこのファイルにも書き出します。
bench-missing = ここにはベンチマークがありません。インストールしたパッケージではなく、リポジトリに入っています。リポジトリのクローンで「./play bench」を実行してください。

### arena

help-arena = ボット同士を同じ配札で、すべての席に座らせて対戦させ、どちらがどれだけ確かに強いかを示します。「arena report フォルダー」はフォルダーの報告をもう一度表示します。
help-arena-stored = このフォルダーの報告をもう一度表示します。
help-arena-bots = ボットを2つ以上。同じものを2回書くと対照になります。
help-arena-players = テーブルの人数。指定がなければボットの数と同じです。
help-arena-matches = 対戦の数。始めた配札はすべての席で行います。
help-arena-hours = 何時間続けるか。始めた配札は最後まで行います。
help-arena-until = これか、その逆が確かになったら終わります。
help-arena-processes = 同時に行う対戦の数。
help-arena-ray = このアドレスのRayクラスターで行います。localならここで起動します。
help-arena-seed = 同じシードからは同じ配札になります。指定がなければ0です。
help-arena-board = 研究ボード：white、violet、引用符で囲んだ四つの行、または四つの行を書いたファイル。指定がなければwhiteです。
help-arena-out = すべての対戦をこのフォルダーに残します。同じコマンドで続きから始まります。
help-arena-file = 報告をこのファイルにもJSONで書きます。
arena-playing = 対戦中
arena-bot = ボット
arena-points = 1ラウンドの得点
arena-wins = 勝利、%
arena-paradoxes = パラドックス
arena-predictions = 予想的中
arena-time = 1手のミリ秒
arena-worst = 最長
arena-rating = レーティング
arena-pair = 組
arena-deals = 配札
arena-difference = 1ラウンドの得点差
arena-ahead = 上位、%
arena-control = 対照
arena-summary = 配札：{ $deals }。対戦：{ $matches }。異なる対戦：{ $games }。
arena-legend = ±とかっこ内の範囲は配札についての95 %区間、レーティングの±はシグマです。1席あたりの公平な勝率：{ $fair }。
arena-forfeits = { $name }がcarefulに任せた決定：{ $decisions }
arena-until-so = 確かです：{ $claim }。上位：{ $ahead }%（いつ終えても成り立ちます）。
arena-until-opposite = { $claim }ではなく、その逆が確かです。上位：{ $ahead }%（いつ終えても成り立ちます）。
arena-until-open = 決まっていません：{ $claim }。上位：{ $ahead }%（いつ終えても成り立ちます）。
arena-interrupted = 中断しました。同じコマンドで続きから始まります。
arena-interrupted-unkept = 中断しました。--outがないので何も残していません。
arena-few-bots = --bots：ボットを2つ以上、カンマで区切って書いてください。
arena-how-long = いつまで続けますか。--matchesか--hoursを指定してください。
arena-until-form = --until：「{ $claim }」は"A > B"や"A > B - 5%"の形ではありません。
arena-until-unknown = --until：「{ $name }」はここにいません。いるのは：{ $names }。
arena-until-same = --until：「{ $claim }」では同じボットが両側にいます。
arena-until-margin = --until：「{ $claim }」はいつも成り立ちます。引くのは50%未満にしてください。
arena-none-here = { $folder }：この中にアリーナはありません。
arena-not-a-folder = { $folder }：これはフォルダーではありません。
arena-folder-taken = { $folder }：ほかのものが入っています。新しいフォルダーを指定してください。
arena-folder-busy = { $folder }：別のアリーナが使っています。
arena-folder-differs = { $folder }には設定の違うアリーナがあります（{ $setting }：そこでは{ $there }、ここでは{ $here }）。新しいフォルダーか、同じ設定を指定してください。
arena-damaged = { $file }：{ $line }行目が読めません。その行を消すか、新しいフォルダーを指定してください。
arena-bot-raised = ボット{ $name }が対戦{ $match }で失敗しました：{ $reason }。{ $file ->
        [none] そこまでの棋譜は上にあります。
       *[other] そこまでの棋譜は{ $file }にあります。
    }
arena-bot-illegal = ボット{ $name }が対戦{ $match }で反則の手を選びました：{ $reason }。{ $file ->
        [none] そこまでの棋譜は上にあります。
       *[other] そこまでの棋譜は{ $file }にあります。
    }
arena-worker-died = 対戦していたプロセスが予期せず終了しました。メモリー不足かもしれません。--processesを減らしてみてください。
arena-ray-unreachable = --ray：「{ $address }」にクラスターがありません：{ $reason }

### benchmark

help-benchmark = ボットの強さを測ります。決まった配札で、すべての席に座らせ、careful、greedy、neuralのそれぞれを相手にします。（エンジンの速さはbenchで測ります。）
help-benchmark-bot = ボット：careful、"exec:python3 my_bot.py" など。
help-benchmark-players = テーブルの人数。
help-benchmark-deals = 配札の数。比べるのは同じ数の結果です。指定がなければ100です。
help-benchmark-processes = 同時に行う対戦の数。
help-benchmark-file = 結果をこのファイルにもJSONで書きます。
benchmark-opponents = 相手
benchmark-summary = ベンチマーク{ $version }。相手ごとの配札：{ $deals }、それぞれすべての席で。±とかっこ内の範囲は配札についての95 %区間です。1席あたりの公平な勝率：{ $fair }。

### dataset

help-dataset = greedyのボット同士を対戦させ、すべての決定を配列の行として書き出します。見えたもの、選べた手、選んだ手、得点です。同じシードからは同じバイト列ができます。
help-dataset-matches = 人数ごとの対戦の数。指定がなければ100,000です。
help-dataset-players = この人数だけ。指定がなければすべての人数です。
help-dataset-seed = 同じシードからは同じバイト列ができます。指定がなければ0です。
help-dataset-board = 研究ボード：white、violet、引用符で囲んだ四つの行、または四つの行を書いたファイル。指定がなければwhiteです。
help-dataset-out = ファイルをこのフォルダーに書きます。指定がなければSHA-256だけを表示します。

### list of bots

help-bots = インストール済みのボットとオプションを一覧にします。
help-bots-json = 一覧を JSON で書き出します。
bots-missing = 読み込めません：{ $reason }
bots-required = 必須
bots-how = オプションは、ボットを指定するところでコロンのあとに書きます：{ $example }
bot-about-random = ルール上可能な手を、どれも同じ確率で選びます。
bot-about-careful = カードとマスを数え、パラドックスを避け、予想に合わせて打ちます。先読みはしません。
bot-about-thumb = 印刷用ページのコツに従うだけで、ほかには何も知りません。
bot-about-greedy = careful と同じ考え方で、コンパイルされ、人数ごとに調整されています。
bot-about-search = 見えた情報に合うありうる配札で手を試します。
bot-about-neural = ニューラルネットワークが学んだ手をすぐに打ちます。
bot-about-exec = すべての決定をあなたのプログラムに尋ねます：exec:COMMAND

### bot pipe

help-bot = 付属のボットが標準入力の質問に答えます。どんなプログラムからでも対戦できます。
help-bot-spec = ボット：careful、random など。
help-bot-seed = 同じシードと同じ質問なら同じ答えになります。
legal-differs = 「legal」がルールと違います。正しくは：{ $right }
bot-option-not-positive = { $name }:{ $option }={ $value } は使えません。0 より大きい値にしてください。
bot-option-negative = { $name }:{ $option }={ $value } は使えません。0 以上の値にしてください。
bot-option-too-large = { $name }:{ $option }={ $value } は使えません。{ $most }以下の値にしてください。
no-such-program = exec：「{ $program }」を実行できません。PATH にあるプログラムの名前か、完全なパスを書いてください。
forfeit = { $bot }、{ $seat }、決定{ $decision }：{ $reason }代わりにボット careful が決めます。{ $words ->
        [none] { "" }
       *[other] プログラムの最後の言葉：{ $words }
    }
forfeit-nonsense = 「{ $detail }」は答えになっていません。
forfeit-illegal = 「{ $detail }」はここでは選べない手です。
forfeit-refused = プログラムが断りました：{ $detail } —
forfeit-too-long = 答えが長すぎます。
forfeit-out-of-turn = プログラムが質問されていないのに出力しました。
forfeit-late = { $detail } 秒以内に答えがありません（一行ごとに出力をフラッシュしていますか）。
forfeit-closed = プログラムが出力を閉じました。
forfeit-died = プログラムがステータス { $detail } で終了しました。
forfeit-not-started = プログラムを起動できません（{ $detail }）。
forfeit-given-up = 続けて何度も決定を逃したので、もう起動しません。

### sit

help-sit = ボットをサーバーのテーブルに座らせ、そこで遊ばせます。
help-sit-spec = ボット：careful、"exec:python3 my_bot.py" など。
help-sit-server = サーバー、またはそのテーブルへのリンク。
help-sit-table = 座るテーブル（繰り返し指定できます）。省くと新しいテーブルを開きます。
help-sit-name = ボットの名前。省くと指定のとおりです。
help-sit-players = 新しいテーブルのプレイヤーの人数。
help-sit-board = 新しいテーブルの研究ボード：white、violet、引用符で囲んだ四つの行、または四つの行を書いたファイル。
help-sit-seconds = 決定ごとの秒数。過ぎるとボット careful が決めます。
help-sit-rematch = 対戦のあとも残り、再戦を求められたら応じます。
sit-seated = { $name }が座りました：{ $link }
sit-left = { $name }が離れました。
sit-already = { $name }はもうテーブル { $table } で遊んでいます。別の --name を選んでください。
sit-disconnected = { $server } との接続が切れました。再接続しています。
sit-connected = { $server } に再び接続しました。
server-unreachable = { $server } に接続できません。
other-protocol = このプログラムとサーバーのバージョンに互換性がありません。古いほうを更新してください。pip install --upgrade purradox
sit-closed = { $reason ->
        [host] ホストがテーブルを閉じました。
        [expired] 長い間だれも来なかったため、テーブルは閉じられました。
        [operator] サーバーの管理者がテーブルを閉じました。
       *[left] 対戦は途中で終わりました。
    }
sit-removed = ボットは席を外されました。
sit-result = { $players }人中{ $place }位、得点：{ $points }（{ $totals }）
sit-late = { $detail } 秒以内に答えがありません。
sit-died = プロセスが終了しました。
sit-refused = 失敗しました：{ $detail } —

### conformance

help-conform = ボットの適合検査を行います。
help-conform-spec = ボット：careful、"exec:python3 my_bot.py" など。
help-conform-players = この人数だけを調べます。省略するとすべての人数。
help-conform-rounds = 人数ごとに、局面を取り出すラウンドの数。
help-conform-seconds = 一つの決定に使える時間。省略すると時間は調べません。
help-conform-seed = 同じシードなら同じ質問になります。
help-conform-clock = ボットは時計で考えます。同じ手を二度求めません。
help-conform-json = 結果を JSON で書き出します。
conforming = ボットに質問中
conform-check = 検査
conform-asked = 質問数
conform-result = 結果
conform-check-matches = 対戦を最後までプレイする
conform-check-legal = 選べる手だけを選ぶ
conform-check-repeats = 同じシードなら同じ手
conform-check-order = どんな順番でも同じ手
conform-check-blind = 見えないカードが違っても同じ手
conform-check-quiet = 共有の乱数に触れない
conform-check-view = 渡された視界を変えない
conform-check-time = 時間を守る
conform-passed = 合格
conform-failed = 不合格
conform-not-asked = 質問なし
conform-wrong-matches = 最後まで進めませんでした：{ $answer }
conform-wrong-legal = 答え { $answer } は選べない手です。
conform-wrong-repeats = 一度目の答えは { $answer }、二度目は { $other } でした。
conform-wrong-order = 順番どおりに聞くと { $answer }、ばらばらに聞くと { $other } と答えました。
conform-wrong-blind = 答えは { $answer } でしたが、見えないカードを入れ替えると { $other } になりました。
conform-wrong-quiet = 共有の { $answer } の状態を変えました。
conform-wrong-view = 渡された視界を変えて { $answer } と答えました。
conform-wrong-time = { $answer } 秒かかりました。使えるのは { $other } 秒とその一割までです。
conform-stopped = ボットが二回続けて答えなかったので、それ以上は尋ねていません。
conform-passed-all = このボットは合格です。
conform-failed-some = このボットは不合格です。上の棋譜は、最初に失敗した局面です。

### analysis

help-analyse = 対戦を検討します。プレイヤーが知り得たことから、どの選択にどれだけの価値があったかを示します。
help-analyse-file = 棋譜のファイル。- は標準入力。
help-analyse-record = ファイルの何番目の棋譜か（1から数えます）。
help-analyse-seat = このプレイヤーだけ：名前、または0から数えた席の番号。すべての決定を一覧にします。
help-analyse-simulations = 一つの決定ごとのシミュレーションの回数。指定がなければ600です。多いほど遅く、正確になります。
help-analyse-seconds = 配札の数の代わりに、一つの決定にかける秒数。
help-analyse-seed = 同じシードと配札の数なら同じ結果になります。
help-analyse-json = すべてを JSON で書き出します。
help-analyse-html = それだけで見られるウェブページを書き出します。
help-analyse-out = 書き込み先。- は標準出力。
help-hint = 棋譜の最後の局面でどうすべきかを、すべての選択について良い順に、理由とともに示します。
help-hint-file = 棋譜のファイル。- は標準入力。
help-hint-record = ファイルの何番目の棋譜か（1から数えます）。
help-hint-seat = 誰の選択か：名前、または0から数えた席の番号。省略すると手番のプレイヤー。
help-hint-seconds = 考える時間（秒）。指定がなければ0.5秒です。
help-hint-simulations = 時間の代わりに、シミュレーションの回数。
help-hint-seed = 同じシードと配札の数なら同じ答えになります。
help-hint-json = 答えを JSON で書き出します。
help-hint-watch = 答えが良くなっていく様子をターミナルに表示します。Ctrl-C で終わります。
help-puzzles = 問題を解きます。今日の問題、種類を指定した問題、またはこのIDの問題です。正解なら0で終了します。
help-puzzles-puzzle = 問題のID（アドレスにあるもの）。
help-puzzles-kind = この種類の問題：survive、keep、group、discard、read。
help-puzzles-answer = 質問を待たずにすぐ答える。
analysing = 決定を検討中
analysis-title = 対戦の検討
analysis-accuracy = 正確さ
analysis-lost-points = 逃した得点
analysis-lost-win = 逃した勝率
analysis-typical = 平均
analysis-deal = 手札
analysis-luck = 運
analysis-play = プレイ
analysis-score = 得点
analysis-when = 場面
analysis-best = 最善
analysis-loss = 損失
analysis-why = 理由
analysis-step = { $phase ->
        [discard] 捨てるカード
        [predict] 予想
       *[play] 第{ $trick }トリック
    }
analysis-moment = 第{ $round }ラウンド、{ analysis-step }
analysis-costliest = { $name }の損失が大きかった決定
analysis-nothing-lost = 最善より明らかに悪い選択はありませんでした。
analysis-mistake = { $when }：{ $chosen }、より良い手は{ $best }。得点{ $points }、勝率{ $win }。{ $why }
analysis-unknown = { $name }：棋譜にカードが書かれていないので、ラウンド{ $rounds }は調べていません。
analysis-legend =
    平均 + 手札 + 運 + プレイ = ラウンドの得点。運は期待を超えて実現した分、プレイは素早いプレイヤーの選択と比べて得た分です。
    正確さは手札に関係なく、いつも最善を選べば約 100 %、素早いプレイヤーの選択なら 80 %、でたらめに選べば約 0 % です。± は標準誤差です。
analysis-simulations = 一つの決定ごとのシミュレーションの回数：{ $simulations }
analysis-seconds = 一つの決定ごとの秒数：{ $seconds }
analysis-chart-win = 対戦に勝つ確率（各プレイヤーが知りえた範囲で）
analysis-chart-win-kind = どの線も、場とそのプレイヤー自身の手札だけから求めています。合計が100 %になるとは限りません。
analysis-chart-points = ラウンドの期待得点
analysis-chart-dot = ラウンドの結果
analysis-board = 研究ボード、{ $when }。{ $rows }
analysis-board-key = 破線の枠と✗：実際の手。✓：最善の手。
analysis-neutral = 中立
analysis-hand = 手札：{ $cards }
analysis-led = リードの色：{ $colour }
analysis-all = すべての決定
analysis-empty = この棋譜には調べるものがありません。カードの分かるプレイヤーの決定がありません。
analysis-one-format = --json と --html は同時に使えません。どちらかを選んでください。
analysis-records = { $file }：{ $count }件のうち{ $number }番目の棋譜です。--record でほかの棋譜を選べます。
analysis-no-record = { $file }：{ $number }番目の棋譜はありません。{ $count }件あります。
analysis-no-seat = --seat：「{ $seat }」はここにいません。いるのは：{ $names }。
hint-ask = { $name }：{ $phase ->
        [discard] どのカードを捨てますか？
        [predict] 何トリックと予想しますか？
       *[play] 何を出しますか？
    }
hint-nobody = この棋譜の最後には選ぶものがありません。{ $state ->
        [over] 対戦は終わっています。
       *[deal] カードを配る番です。
    }
hint-whose = まだカードを捨てていないプレイヤーが複数います。--seat で選んでください：{ $names }。

### serve

help-serve =
    ブラウザーで遊ぶテーブルを開きます。このコンピューターだけでも、みんなのためにも。
    どのオプションも、環境変数（--port なら PURRADOX_PORT）や TOML ファイルの行（port = 8080）で設定できます。ファイルは --config または PURRADOX_CONFIG で指定します。オプションは環境変数より、環境変数はファイルより優先されます。プロセスのオプションはこのコンピューターの全員が読めるため、パスワードは環境変数、ファイル、または --password-file に置いてください。
help-serve-config = 設定の TOML ファイル。
help-serve-address = 待ち受けるアドレス。0.0.0.0 はすべて。
help-serve-port = ポート。0 は空いているもの。
help-serve-hosts = このサーバーの名前（コンマ区切り）。ほかの名前には 421 を返します。なければどの名前でもかまいません。
help-serve-database = SQLite のファイル、または postgresql://…。なければ自分のデータの中のファイル。
help-serve-password-file = PostgreSQL のデータベースのパスワードだけを書いたファイル。
help-serve-workers = 人に答えるプロセスの数。2つ以上には PostgreSQL が要ります。
help-serve-thinkers = ボットのために考えるプロセスの数。
help-serve-proxies = 信頼するリバースプロキシ（その X-Forwarded-For を使います）。
help-serve-connections = 1つのアドレスが持てる接続の数。
help-serve-messages = 1つの接続が1秒に送れるメッセージの数。
help-serve-requests = 1つのアドレスが1秒にできる要求の数。
help-serve-guest-days = この日数の間来ておらず、進行中の対戦もないゲストは削除されます。0 ならずっと残します。
help-serve-waiting-days = 開始を待つテーブルにだれも来ないとき、何日で閉じるか。0 なら閉じません。
help-serve-match-days = 途中の対戦にだれも来ないとき、何日で閉じるか。0 なら閉じません。
help-serve-finished-days = 終わった対戦を何日で削除するか。0 なら削除しません。
help-serve-daily-secret = 今日のカードを導く秘密の文字列。ほかの誰も明日のカードを知ることができなくなる。なければ日付だけから決まる。環境変数か設定ファイルに置くこと。
help-serve-bot = レベルのほかにテーブルで使えるボット（例：magpie、"exec:COMMAND"）。繰り返し指定できます。この文字列は全員に見えます。
help-serve-webhook = 日単位の持ち時間のテーブルで、いない人の番になったときに呼び出す http または https のアドレス。
help-serve-offline = 「export」で作成したフォルダー。ページを一度開いた人は、接続がなくても一人で遊べます。
help-serve-browser = ページをブラウザーで開く。
help-verify-deal = 対戦がシードのとおりに配られたかを確かめます。
help-verify-deal-files = サーバーが出力する、対戦の証明のファイル。
serving = Purradox は { $link } で動いています。Ctrl+C で止まります。
serving-others = 同じネットワークのほかの端末からは { $link } を開いてください。
serving-already = Purradox はもう動いています：{ $link }
database-in-use = { $database } は別のサーバーが使っています。それを止めるか、--database で別のファイルを指定してください。
database-broken = 「{ $database }」はデータベースではないか、壊れています。バックアップに置き換えるか、--database で別のファイルを指定してください。
database-unreachable = データベース { $database } が応答しないか、接続を許していません。
database-newer = 「{ $database }」はより新しい Purradox で書かれています。こちらを更新してください。
bad-database = 「{ $database }」はデータベースではありません。ファイルを指定するか、postgresql://名前@ホスト/データベース と書いてください。
workers-need-postgresql = 複数のプロセスには PostgreSQL が要ります。--database postgresql://… を加えてください。
port-taken = { $address } のポート { $port } では待ち受けられません。使われているかもしれません。--port で別のものを選んでください。
server-did-not-start = サーバーは起動しませんでした。理由は上の行にあります。データベースは { $database } です。
no-such-setting = { $where }：「{ $name }」という設定はありません。{ $nearest ->
        [none] 使えるのは { $settings } です。
       *[other] 「{ $nearest }」のことですか？
    }
not-toml = { $file }：これは TOML ではありません。{ $line } 行目をご覧ください。
deals-proved = ok、{ $rounds }ラウンドがシードのとおりに配られています
deals-shared = 誰もカードを選んでいません。これは乱数を加えた人（{ $names }）に対して証明されています。ただし、ファイルの約束が最初の配札の前に知らされたものと同じ場合に限ります。誰から始めるかはサーバーだけが決めました。
deals-unshared = 誰も乱数を加えていないので、サーバーがカードを選んだ可能性があります。
deals-withheld = 乱数を約束しながら時間内に明かさなかった人：{ $names }。サーバーと組めば、{ $deals }通りの対戦から一つを選べました。
deals-uncommitted = この対戦では乱数が約束なしに加えられたので、サーバーがカードを選んだ可能性があります。
deals-daily = { $day }の今日のカードです。日付だけから決まるもので、誰かが選んだのではなく、誰でも計算できます。
deals-daily-chain = { $day }の今日のカードです。シードをたどると{ $root }に行き着きます。前もってサーバーがこの値を示していたなら、カードはその時点で全員に同じものとして決まっていました。サーバーの運営者は知ることができました。
bad-proof = これは対戦の証明ではありません：{ $line }
wrong-commitment = シードが、テーブルに約束されたものと違います。
wrong-deal = 第{ $round }ラウンドはシードと違うように配られています。

### docs

help-docs = ドキュメントをブラウザーで開きます（英語）。検索のほか、ゲームで開ける例もあります。
docs-missing = ここにはドキュメントがありません。このインストールには含まれていません。リリース版かリポジトリに入っています。

### export

help-export = どのWebホストにも置けるファイルのフォルダーとしてゲームを書き出します。ブラウザーだけで、オフラインでも遊べ、ゲームサーバーは要りません。
help-export-folder = 書き出すフォルダー。新しいもの、空のもの、または以前に書き出したもの。
export-downloading = { $what }をダウンロードしています…
export-compiling = ページ用のPythonをコンパイルしています…
export-writing = ファイルを書き込んでいます…
export-done = サイトは{ $folder }にあります（{ $size } MB）。
export-look = 見るには：{ $command }
export-needs-node = 書き出しにはNode.jsが必要ですが、インストールされていません。インストールするには：{ $command }
export-no-download = { $what }をダウンロードできませんでした（{ $reason }）。接続を確認して、もう一度お試しください。ダウンロードは一度だけで、その後は保存されます。
export-wrong-file = { $file }をダウンロードしましたが、チェックサムが合わないため使いません。もう一度お試しください。繰り返す場合は、プロキシなど途中の何かがファイルを書き換えています。
export-not-compiled = ページ用のPythonをコンパイルできませんでした：{ $reason }
export-no-folder = { $folder }：これはフォルダーではありません。新しいフォルダーを指定してください。
export-not-empty = { $folder }：書き出しで作られたものではないファイルがあるため、何も変更していません。新しいフォルダーか空のフォルダーを指定してください。

### admin

help-admin =
    サーバーを管理します。中身を確かめ、テーブルを閉じ、人を締め出し、データを削除し、データベースを検査します。
    何かを変える操作は動いているサーバーが行います。動いていなければその場で行います。データベースは「serve」と同じように決まります。オプション、環境変数（PURRADOX_DATABASE）、設定ファイルの順で、なければ自分のデータの中のファイルです。すべて正常なら終了コードは 0 です。
help-admin-list = テーブルの一覧。最近変わったものから並びます。
help-admin-guests = ゲストの一覧：ID、いつからいるか、最後に来た日、座っているテーブルの数。
help-admin-statistics = 全体の数。
help-admin-close = テーブルを閉じます。
help-admin-kick = ゲストをテーブルから外します。テーブルを指定しなければすべてのテーブルから外し、接続を切ります。
help-admin-ban = ゲスト、アドレス、またはネットワークを締め出します。
    IPv6 のアドレスは、その /64（一つの世帯）を指します。プロキシの後ろでは「serve」の「--proxies」が正しくないと、全員が同じアドレスになります。
help-admin-unban = 締め出しを解きます。
help-admin-bans = 締め出されている相手、期限、理由。
help-admin-delete = ゲストをそのデータごと、またはテーブルを削除します。
    ほかの人も座っていたテーブルでは、そのゲストの代わりに N.N. と表示されます。
help-admin-prune = 長い間来ておらず、進行中の対戦もないゲストを削除します。
help-admin-acts = 最近行われた操作と、その相手、行ったアカウント。
help-admin-check = すべてのログを読み、索引と比べます。テーブルに問題があれば終了コードは 1 です。
help-admin-rebuild = ログと違う索引を書き直します（SQLite ではサーバーが止まっているときだけ）。
help-admin-config = 設定の TOML ファイル。
help-admin-database = SQLite のファイル、または postgresql://…。なければ自分のデータの中のファイル。
help-admin-password-file = PostgreSQL のデータベースのパスワードだけを書いたファイル。
help-admin-table = テーブル（リンクにある ID）。
help-admin-at = テーブル（リンクにある ID）。
help-admin-guest = ゲスト（「admin guests」が示す ID）。
help-admin-whom = ゲストまたはテーブルの ID。締め出しではアドレスやネットワーク（192.0.2.0/24、2001:db8::/48）も使えます。
help-admin-name = 名前にこの文字を含むゲストだけ。
help-admin-status = 待機中、対戦中、または終了したテーブルだけ。
help-admin-days = 日数。なければ締め出しに期限はなく、「prune」は「serve」の設定に従います。
help-admin-note = 理由（サーバーの管理者向け）。
help-admin-yes = 実際に行います。なければ表示するだけです。
help-admin-json = 結果を JSON で書きます。
admin-fault = { $table }：{ $kind ->
        [missing] ログの { $line } 行目がありません。
        [unreadable] ログの { $line } 行目が読めません。
        [impossible] ログの { $line } 行目は前の行に続きません。
        [no-log] ログがありません。
       *[index] 索引がログと違います：{ $parts }
    }
admin-checked = テーブル：{ $tables }、壊れたログ：{ $broken }、違う索引：{ $differing }
admin-rebuilt = { $table }：書き直しました：{ $parts }
admin-rebuild-done = テーブル：{ $tables }、書き直したもの：{ $rebuilt }、ログが壊れていてそのままのもの：{ $broken }
admin-table = テーブル
admin-status = 状態
admin-players = プレイヤー
admin-round = ラウンド
admin-updated = 更新
admin-people = 人
admin-guest = ゲスト
admin-name = 名前
admin-created = 登録
admin-seen = 最終日
admin-tables = テーブル
admin-banned = 締め出し
admin-yes = はい
admin-whom = 相手
admin-made = 開始
admin-until = 期限
admin-note = メモ
admin-at = 日時
admin-act = 操作
admin-account = 実行者
admin-outcome = 結果
admin-number = 数
admin-waiting = まだです
admin-close-done = テーブル { $whom } を閉じました。
admin-close-nothing = テーブル { $whom } はもう終わっています。
admin-kick-done = { $number ->
        [0] { $whom } の接続を切りました。対戦中のテーブルには座っていませんでした。
       *[other] { $whom } を { $number } テーブルから外しました。
    }
admin-kick-nothing = { $whom } はテーブル { $table } に座っていないか、対戦が終わっています。
admin-ban-done = { $whom } を締め出しました。
admin-unban-done = { $whom } の締め出しを解きました。
admin-unban-nothing = { $whom } は締め出されていませんでした。
admin-delete-done = { $whom } を削除しました。
admin-delete-table = テーブル { $whom } は、そこでの対戦ごと削除されます。行うには --yes を付けてください。
admin-delete-guest = ゲスト { $whom }（{ $name }）は、すべてのデータごと削除されます。行うには --yes を付けてください。
admin-prune-done = ゲストを { $number } 人削除しました。
admin-prune-shown = { $days } 日間来ていないゲストが { $number } 人います。削除するには --yes を付けてください。
admin-nobody-answers = サーバーがこのデータベースを使っていますが、応答しないため、何も行いませんでした。サーバーのログを確かめるか、再起動してください。
admin-still-at-it = サーバーは始めましたが、まだ終わっていません。自動で続きます。結果は「purradox admin acts」で確かめられます。
admin-failed = サーバーは実行できませんでした。理由はサーバーのログにあります。
admin-no-such-id = { $id } というゲストもテーブルもありません。
no-such-guest = ゲスト { $guest } はいません。ID は「purradox admin guests」で確かめられます。
admin-statistics =
    テーブル：{ $tables }（待機中：{ $waiting }、対戦中：{ $playing }、終了：{ $over }）
    ゲスト：{ $guests }
    ログの行：{ $lines }
    保存された検討：{ $reviews }
    締め出し：{ $bans }
    サイズ：{ $size } MB
database-older = 「{ $database }」は空か、古い Purradox で書かれています。サーバーを一度起動すると更新されます。

compiling = コンパイル中（このマシンで一度だけ）
compiling-done = 完了
compiling-stopped = 中断
cache-elsewhere = { $folder } に書き込めないため、コンパイル済みコードを { $other } に保存します（{ $variable } で別のフォルダーを指定できます）
cache-nowhere = { $folder } に書き込めないため、プロセスごとにコンパイルし直します（{ $variable } で別のフォルダーを指定できます）
not-our-export = { $folder } はこのバージョンのエクスポートではありません。作成するには：purradox export FOLDER

### what others show of a link

preview-page = Purradox：カードゲーム「Cat in the Box」
preview-table = Purradoxのテーブル：一緒に遊びましょう
preview-puzzle = Purradoxの問題：最善の一手は？
preview-daily = Purradoxの今日のカード：全員が同じカードで挑戦
preview-match = Purradoxの対戦を一手ずつ
