### the lesson

learn-title = 遊び方を学ぶ
learn-lead = 約5分です。トリックテイキングが初めてでも大丈夫。
learn-progress = { $steps }ステップ中{ $step }
learn-steps = レッスンのステップ
learn-done = 完了
learn-next = 次へ
learn-back = 戻る
learn-close = わかりました
learn-again = もう一度
learn-restart = 最初から
learn-task = あなたの番
learn-anna = アンナ
learn-boris = ボリス
learn-you = あなた
learn-you-took = あなた
learn-trick-on-table = トリック
learn-nothing-led = まだカードは出ていません。
learn-tricks-won = トリック：{ $tricks }
learn-lost-colours = 失った色：{ $colours }
learn-not-the-card = このマスは{ $number }のものです。手札の{ $number }を選ぶか、別のマスを選んでください。
learn-no-such-card = 手札に{ $number }はありません。
learn-keys = キー操作：数字でカード、R B Y Gで色（赤・青・黄・緑）、Enterで次へ。
learn-hand-of = { $name }の手札

learn-box-title = 箱の中の猫
learn-box-text =
    どのカードも、閉じた箱の中の猫です。数字は見えますが、色はまだありません。
    色は出すときに決まります。何色かは、あなたが宣言します。
learn-box-task = カードを選び、その数字の青・黄・緑のマスを選んでください。
learn-box-right = あなたのカードは{ cell-name }になりました。もう変わりません。研究ボードのトークンがその印です。

learn-trick-title = トリック
learn-trick-text =
    全員が1枚ずつ出します。これがトリックで、誰か1人が取ります。
    アンナが青の4でリードし、ボリスは青の2を出しました。いちばん大きい青が勝ちます。
learn-trick-task = トリックを取りましょう。4より大きい青を出してください。
learn-trick-right = トリックはあなたのものです！ 青の{ $number }が最大です。トリックを取った人が次のリードをします。
learn-trick-low = 青の{ $number }では足りません。アンナの4が勝ちます。もっと大きいカードを。
learn-trick-other = リードは青です。ほかの色は、どんなに大きくてもここでは勝てません。
learn-trick-red = それでも勝てます。赤は特別だからです。その話はもうすぐ。まずは青で取りましょう。

learn-led-title = リードの色
learn-led-text =
    トリックの最初のカードが、どの色が有効かを決めます。それがリードの色です。
    アンナは黄でリードし、ボリスはカードを緑と宣言しました。
learn-led-task = 今、勝っているのはどちらのカード？
learn-led-right = そのとおり。リードは黄なので、有効なのは黄だけです。6は大きいけれど緑です。
learn-led-wrong = 6のほうが大きいけれど緑です。リードは黄なので、有効なのは黄だけです。

learn-trump-title = 赤は切り札
learn-trump-text =
    ほかのすべてに勝つ色があります。赤です。赤の1でも緑の6に勝ちます。
    アンナが緑の6でリードしました。それより大きい緑はありません。
learn-trump-task = それでもトリックを取ってください。
learn-trump-right = 赤の{ $number }で取りました。赤が何枚も出たら、いちばん大きい赤が勝ちます。
learn-trump-low = 緑の{ $number }はアンナの6より小さいです。緑に勝つ色は？
learn-trump-other = ここで有効なのはリードの色と、それに勝つもう一つの色だけです。

learn-board-title = 同じ猫は一匹だけ
learn-board-text =
    研究ボードには、色と数字ごとにマスが一つあります。一度取られたマスと同じ猫は、もう現れません。
    手札に5があります。リードは青です。
learn-board-touch = 5を青として出してみてください。
learn-board-task = では、まだ青になれる数字でフォローしてください。
learn-board-right = 正解。手札の5と6は、ほかの色になるしかありません。
learn-board-other = 出せますが、青ではありません。青の行でまだ空いている数字は？

learn-lose-title = フォローしなくてもよい
learn-lose-text =
    リードと違う色を宣言してもかまいません。ただし代償があります。そのラウンドの間、リードの色を失います。
    リードは黄です。どのみちアンナの6が勝ちます。
learn-lose-task = フォローせず、黄以外の色を宣言してください。
learn-lose-right = フォローしなかったので、黄を失いました。ボードに表示されています。
learn-lose-follow = それは黄でのフォローなので、何も失いません。今度はほかの色を試してください。

learn-lost-title = 失った色は戻らない
learn-lost-text =
    次のトリックです。またリードは黄で、5の黄のマスは空いています。
learn-lost-touch = 5を黄として出してみてください。
learn-lost-task = では、ほかのものを出してください。
learn-lost-right = 黄を二度失うことはないので、これ以上の代償はありません。でも、カードの色の選択肢が一つ減りました。

learn-red-title = 赤はまだ待って
learn-red-text =
    前のトリックを取ったので、あなたのリードです。でもこのラウンドでは、まだ誰も赤を宣言していません。
    それまでは赤でリードできません。
learn-red-touch = 赤でリードしてみてください。
learn-red-task = ほかの色でリードしてください。
learn-red-right = 正解。誰かが後から赤を宣言すると、全員が赤でリードできるようになります。例外は一つ、手札のどれもほかの色になれないときです。

learn-paradox-title = パラドックス
learn-paradox-text =
    ボリスの番です。青を失っていて、残りのカードはこの2枚です。
    ボードでそのマスを見てください。マスをタップすると説明が出ます。
learn-paradox-task = ボリスはカードを出せますか？
learn-paradox-yes = はい、出せます
learn-paradox-no = いいえ、出せません
learn-paradox-right = パラドックス！ ラウンドはすぐに終わり、このトリックは誰のものにもなりません。ボリスは3トリック取っていたので、3点を失います。
learn-paradox-wrong = 1と4のマスを全部確かめてください。青の1以外は埋まっています。そしてボリスは青を失っています。

learn-avoid-title = パラドックスを避ける
learn-avoid-text =
    リードは赤です。出せる手は三つ。そのうち一つを選ぶと、残りのカードを置けるマスがなくなります。
    手札に残るカードのことを考えてください。
learn-avoid-task = 次の番にも出せる手を残しましょう。
learn-avoid-right = トリックを取り、残りのカードにもまだ空きマスがあります。
learn-avoid-wrong = 赤を失い、もう何も出せません。パラドックスです。これがこのゲームの本当の危険です。

learn-discard-title = カードを1枚捨てる
learn-discard-text =
    ラウンドは1人10枚で始まります。そのうち1枚を伏せて捨てます。そのカードは使いません。
    どの数字にもマスは四つ、各色に一つずつしかありません。
learn-discard-task = いちばん置きにくい数字は？ それを1枚捨ててください。
learn-discard-right = 3が5枚あるのに、マスは四つだけ。心配が一つ減りました。
learn-discard-other = それもできます。でも3が5枚あり、3のマスは四つしかありません。

learn-predict-title = あなたの予想
learn-predict-text =
    最初のトリックの前に、何トリック取るかを言います。3人なら1、3、4のどれかです。
    ちょうどその数だけ取れば、ボーナスがもらえます。
learn-predict-task = 手札を見て予想してください。
learn-predict-right = { $tricks }トリックと予想しました。ちょうど{ $tricks }トリック取り、それ以上は取らないこと。

learn-group-title = ボーナス
learn-group-text =
    ラウンド終了。予想は3トリック、取ったのも3トリックです。
    ボーナスは、辺でつながった自分のトークンの最大のグループです。角は数えません。
learn-group-task = あなたの最大のグループのトークンをタップしてください。
learn-group-right = { $size }個がつながっています。トリックで{ $tricks }点、グループで{ $size }点、合わせて{ $total }点。
learn-group-wrong = そのグループは小さいほうです。もっと大きいのがあります。
learn-group-not-yours = それはあなたのトークンではありません。あなたのはAの文字です。

learn-end-title = もう遊べます！
learn-end-text = これでゲームのすべてです。まとめると：
learn-end-1 = カードごとに色を宣言する。同じ猫は一匹だけ。
learn-end-2 = リードの色の最大が勝つ。赤はそれに勝つ。
learn-end-3 = フォローしないと、リードの色を失う。
learn-end-4 = 何も出せない？ パラドックスで点を失う。
learn-end-5 = 予想が当たれば、最大のグループが得点になる。
learn-end-play = 最初の対戦を始める
learn-end-first = いちばんやさしい子猫2匹が相手です。補助はすべてオンになります。どちらもあとで変えられます。
learn-end-rules = ルールを読む

### the rules

rules-title = ルール
rules-lead = ゲームのすべてを私たちの言葉で。ルールの番号は変わりません。例はタップできます。
rules-contents = 目次
rules-example = 試してみる
rules-provisional = 紫の並びは暫定です。印刷されたカードからまだ誰も読み取っていません。
rules-independent = Purradoxは独立したプロジェクトで、ゲームの作者Muneyuki Yokouchi氏や出版社とは関係ありません。気に入ったら、ぜひゲームを買ってください。

rules-words = 用語
rules-word-trick = トリック
rules-word-trick-means = 全員が1枚ずつ出し、誰か1人が取る小さな勝負。
rules-word-lead = リード
rules-word-lead-means = トリックの最初のカードを出すこと。ほかの人が続きます。
rules-word-led = リードの色
rules-word-led-means = リードした人が宣言した色。そのトリックだけのものです。
rules-word-follow = フォロー
rules-word-follow-means = 自分のカードにリードの色を宣言すること。
rules-word-trump = 切り札
rules-word-trump-means = ほかのすべてに勝つ色。このゲームではいつも赤です。
rules-word-prediction = 予想
rules-word-prediction-means = 始める前に言う、取るトリックの数。
rules-word-board = 研究ボード
rules-word-board-means = テーブル中央の盤面。色ごとに行が一つあります。
rules-word-space = マス
rules-word-space-means = 青の5のような、ボード上の一か所。一匹の猫なので、一度しか取れません。
rules-word-token = トークン
rules-word-token-means = その猫を出したときにマスに置く印。
rules-word-paradox = パラドックス
rules-word-paradox-means = 自分の番なのに、手札のどのカードもどの色にもなれないこと。
rules-facts = 知っておくとよいこと
rules-fact-1 = パラドックスのないラウンドでは、2人で20マス中19、3人で24マス中24、4人で32マス中32、5人で36マス中35が埋まります。
rules-fact-2 = 第1・第2トリックではパラドックスは起こりません。早くても第3トリックです。
rules-fact-3 = 全員がでたらめに出すと、ほとんどのラウンドがパラドックスで終わります。それを避けるのがこのゲームの腕前です。

rules-r1 = 準備
rules-r1-0 = 必要なものは人数で変わります。
rules-players = 人数
rules-numbers = 数字
rules-dealt = 配る枚数
rules-predictions = 予想
rules-tricks = トリック
rules-out = 使わないマス
rules-r1-1-title = カードと色
rules-r1-1 = カードには数字だけがあり、色はありません。各数字は5枚ずつです。色は赤・青・黄・緑の四つ。赤が切り札です。
rules-r1-2-title = ラウンドとスタートプレイヤー
rules-r1-2 = ラウンドの数は人数と同じで、全員が一度ずつ始めます。最初に始める人は無作為に決めます。その後、スタートカードはラウンドごとに左隣へ移ります。トリックを取っても移りません。
rules-r1-3-title = 予想できる数
rules-r1-3 = 3人なら1、3、4トリック、4人か5人なら1、2、3トリックを予想します。2人では予想しません。0は予想できません。予想の合計は自由です。
rules-r1-4-title = トークンは足りなくならない
rules-r1-4 = 箱に入っているトークンの数で、出せるカードが制限されることはありません。
rules-r2 = 研究ボード
rules-r2-1-title = 行、マス、隣
rules-r2-1 = ボードには色ごとに行が一つあり、上から赤・青・黄・緑です。各行には数字ごとに一つのマスがあります。辺を共有する二つのマスが隣どうしです。大事なのは位置で、数字の近さではありません。角は数えません。
rules-r2-2-title = 白のボード
rules-r2-2 = どの行も左から1、2、3…と並び、縦もそろっています。
rules-r2-3-title = 紫のボード
rules-r2-3 = 各行は上の行より二つ後の数字から始まり、最後まで行くと1に戻ります。この並びは暫定です。印刷されたカードの並びは、公開された文章の中に見つかりませんでした。
rules-r2-4-title = 使わないマス
rules-r2-4 = 2人では四つの6、4人では四つの9を使いません。誰のものでもなく、グループをつながず、赤の行のトークンにも数えません。
rules-neighbours-task = マスをタップすると隣のマスが分かります。
rules-neighbours = { $cell }の隣：{ $cells }。
rules-r3 = ラウンドの準備
rules-r3-1-title = カードを配る
rules-r3-1 = よく切って配ります。2人のときは5枚余るので、3枚を表にします。表にしたカードごとに中立トークンを置きます。その数字の1枚目は緑、2枚目は黄、3枚目は青のマスです。中立トークンは誰のものでもありません。
rules-r3-1-example = 5、5、1が表になりました。
rules-r3-2-title = 1枚を捨てる
rules-r3-2 = 全員が同時にカードを1枚選び、伏せて捨てます。そのラウンドではもう使わず、見せることもありません。
rules-r3-3-title = 予想
rules-r3-3 = スタートプレイヤーから時計回りに、取るトリックの数を声に出して予想します。2人のときは行いません。
rules-r3-4-title = 四色とも自由
rules-r3-4 = 各ラウンドの初めには、全員が四色とも宣言できます。ボードは中立トークンを除いて空です。
rules-r4 = カードを出す
rules-r4-1-title = 出せる手
rules-r4-1 = 手札から1枚を選び、その色を宣言して出します。その色と数字のマスが空いていて、その色を失っていなければ出せます。
rules-try-task = 手札：{ $cards }。このどれかの数字のマスをタップしてください。
rules-try-legal = { $cell }は出せます。
rules-try-other = この手札に{ $number }はありません。
rules-led = リード：{ $colour }。
rules-lost = 失った色：{ $colours }。
rules-r4-2-title = 赤でリードできるとき
rules-r4-2 = 赤の行に誰かのトークンが置かれるまで、赤ではリードできません。誰のトークンでもかまいません。例外：手札のどのカードも青・黄・緑になれないときは、赤でリードできます。出したい1枚だけでなく、すべてのカードを見てください。
rules-r4-2-exception = 赤しか選べないので、赤でリードできます：
rules-r4-2-no-exception = 緑の5が空いているので、例外になりません：
rules-r4-3-title = フォローと色を失うこと
rules-r4-3 = フォローの義務はありません。ただしリードと違う色を宣言すると、そのラウンドの間リードの色を失います。すでに失っていれば、何も起こりません。赤がリードされたときも同じです。リードする人が色を失うことはありません。
rules-r4-4-title = トークン
rules-r4-4 = カードを出すたびに、その色と数字のマスに自分のトークンを置きます。ラウンドの間そのままです。
rules-r4-5-title = トリックを取る人
rules-r4-5 = 誰かが赤を宣言していれば、いちばん大きい赤が勝ちます。いなければ、リードの色のいちばん大きいカードが勝ちます。ほかの色は勝てません。取った人が次のリードをします。
rules-r4-5-task = 最初のカードがリードです。勝つカードをタップしてください。
rules-r4-5-right = そのとおり、{ $cell }が勝ちます。
rules-r4-5-wrong = いいえ、{ $cell }は勝てません。
rules-r5 = ラウンドの終わり
rules-r5-1-title = 残り1枚
rules-r5-1 = 全員の手札が1枚になったらラウンドは終わりです。8トリック、5人なら7トリックの後です。最後の1枚は出しません。
rules-r5-2-title = パラドックス
rules-r5-2 = リードでもそれ以外でも、自分の番に出せる手がなければパラドックスで、ラウンドはすぐに終わります。選んで起こすことはできません。出せる手があれば必ず出します。手札を見せます。中断したトリックは誰のものにもなりませんが、置かれたトークンは残り、得点に数えます。
rules-r5-3-title = 最後の1枚はパラドックスではない
rules-r5-3 = 最後に残った1枚は出さないので、どこにも置けなくてもパラドックスではありません。
rules-r6 = 得点
rules-r6-1-title = トリックの得点
rules-r6-1 = 取ったトリックは1つ1点です。パラドックスを起こした人は、逆に取ったトリック1つにつき1点を失い、ボーナスもありません。
rules-r6-2-title = ボーナス
rules-r6-2 = 取ったトリックの数がちょうど予想どおりなら得られます。2人のときは4トリック以下（0を含む）なら得られます。最大のグループのトークン1個につき1点です。グループとは、辺でつながった自分のトークンの集まりです。
rules-groups-task = トークンをタップするとグループが分かります。
rules-groups = { $size }個のグループです。
rules-groups-largest = 最大のグループ：{ $size }個。
rules-groups-free = ここにプレイヤーのトークンはありません。
rules-r6-3-title = パラドックスのときのほかの人
rules-r6-3 = ラウンドがパラドックスで終わっても、ほかの全員は普段どおりに得点します。トリックごとに1点、そしてちょうど予想どおりならボーナスです。
rules-r6-4-title = 対戦の勝者
rules-r6-4 = 合計がいちばん高い人の勝ちです。同点なら、最後のラウンドの得点が高い人。それでも同じなら、勝利を分け合います。

### the score pad

pad-title = スコアシート
pad-lead = 本物の箱で遊ぶ人のために。計算はこのページがします。データはこの端末から出ません。
pad-new = 新しいシート
pad-players = 人数
pad-name = プレイヤー{ $seat }の名前
pad-player = プレイヤー{ $seat }
pad-board = 研究ボード
pad-starts = いちばん上の人が第1ラウンドを始め、ほかの人は時計回りに座ります。
pad-begin = 始める
pad-round = 第{ $round }ラウンド
pad-round-of = 第{ $round }ラウンド（全{ $rounds }ラウンド）
pad-starter = { $name }から始めます。
pad-prediction = 予想
pad-tricks = トリック
pad-group = 最大のグループ
pad-bonus = ボーナス
pad-score = 得点
pad-total = 合計
pad-paradox = パラドックス
pad-nobody = なし
pad-caused = パラドックスを起こした人は？
pad-fewer = 一つ減らす
pad-more = 一つ増やす
pad-tricks-of = { $name }のトリック
pad-group-of = { $name }の最大のグループ
pad-bonus-off = { $reason ->
        [paradox] パラドックス：ボーナスなし
        [above] { $most }より多い：ボーナスなし
       *[missed] はずれ：ボーナスなし
    }
pad-count = ボードでグループを数える
pad-count-task = プレイヤーを選び、そのトークンのあるマスをタップしてください。最大のグループはこのページが見つけます。
pad-count-clear = ボードを空にする
pad-counted = ボードで計算
pad-write = ラウンドを記入
pad-change = ラウンドを修正
pad-cancel = 元のままにする
pad-undo = 取り消す
pad-edit = 第{ $round }ラウンドを修正
pad-missing-predictions = 予想がありません：{ $names }
pad-too-many = トリックが{ $tricks }ありますが、1ラウンドは{ $most }までです。
pad-too-few = { $most }トリックのうち{ $tricks }です。そのとおりなら、パラドックスがあったはずです。起こした人は？
pad-group-too-large = { $name }のグループは{ $size }になりません。置けるトークンは{ $most }個までです。
pad-group-missing = ボーナスを獲得しています。グループは1個以上のはずなので、最大のグループを数えてください：{ $names }
pad-empty = まだラウンドが記入されていません。
pad-winner = { $name }の勝ち！
pad-shared = 勝利を分け合いました：{ $names }
pad-tie = { $points }点で同点。最後のラウンドで決まります。
pad-still-tied = { $points }点で同点。最後のラウンドも同じです。
pad-print = 印刷
pad-share = テキストで共有
pad-copied = コピーしました。
pad-copy-failed = このブラウザーではコピーできませんでした。
pad-signature = Purradoxで記録

### replay and review

replay-title = 棋譜の再生
replay-lead = 対戦を一手ずつ見直します。自分の対戦、例、送ってもらった棋譜から選べます。
replay-mine = 終わった対戦
replay-mine-none = 対戦が終わるとここに並びます。それまでは例をご覧ください。
replay-paste = 棋譜を貼り付ける
replay-file = ファイルを開く
replay-drop = ファイルはこのページのどこにドロップしてもかまいません。
replay-open = 表示
replay-example = 例を見る
replay-other = 別の棋譜
replay-records = 棋譜
replay-record-of = { $count }件中{ $number }番目の棋譜
replay-loading = お待ちください…
replay-broken = この棋譜は再生できません。
replay-broken-where = { $line }行目、{ $column }文字目：
replay-link-damaged = このリンクは壊れています。一部が欠けています。
replay-first = 最初へ
replay-last = 最後へ
replay-back = 一つ戻る
replay-forward = 一つ進む
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-speed-times = { $times }倍
replay-position = 局面
replay-where = { $phase ->
        [discard] 第{ $round }ラウンド、捨てるカード
        [predict] 第{ $round }ラウンド、予想
        [over] 第{ $round }ラウンド終了
       *[play] 第{ $round }ラウンド、第{ $trick }トリック
    }
replay-jump = 移動
replay-start-of-round = 開始
replay-end-of-round = 終了
replay-trick = 第{ $trick }トリック
replay-hands = 全員の手札を見る
replay-hand-of = { $name }の手札
replay-hand-unknown = 棋譜にこのカードは書かれていません。
replay-predicted = 予想{ $tricks }
replay-won = 獲得{ $tricks }
replay-lost = 失った色：{ $colours }
replay-points = { $points }点
replay-turn = 手番
replay-link = この局面へのリンク
replay-link-whole = 対戦全体を含むリンク
replay-link-copied = リンクをコピーしました。棋譜全体が入っています。
replay-link-copied-table = リンクをコピーしました。
replay-save = 棋譜を保存
replay-continue = ここから続ける
replay-continue-as = 代わるプレイヤー
replay-continue-against = 相手
replay-continue-go = テーブルへ
replay-continue-unknown = 棋譜に書かれていないカードがあるので、ここからは続けられません。
replay-continue-over = ここで対戦は終わっています。数手戻ると続けられます。
replay-keys = キー操作：矢印で一手ずつ、NとShift+Nで次と前のミスへ、スペースで再生、Page UpとPage Downでトリックごと、HomeとEndで両端、Hで手札。
replay-review = 検討
replay-review-about = それぞれの選択にどれだけの価値があったか。プレイヤーが知り得たことに合う、ありうる配札を数多く用意し、ボットがすべての選択を試します。
replay-review-start = この対戦を検討する
replay-review-stop = やめる
replay-review-progress = { $look ->
        [glance] 最初のミスを探しています…
       *[closer] ミスに印が付きました。数字を詳しくしています…
    }
replay-review-simulations = シミュレーション：{ $simulations } 回。
replay-review-failed = 検討が途中で終わりました。見つかったところまで表示します。続きを見るには、もう一度始めてください。
replay-review-none = この局面に検討するものはありません。
replay-review-waiting = この選択はまだ検討していません。
replay-who = 誰の選択か
replay-quiz = { $name }の選択は{ $move }でした。もっと良い手が見つかりますか？
replay-quiz-discard = カードを選んでください。
replay-quiz-predict = トリック数を選んでください。
replay-quiz-play = ボードのマスを選んでください。
replay-quiz-show = 答えを見る
replay-tried-right = { $move }：正解です。これより良い手はありません。
replay-tried-better = { $move }：実際の手より良いですが、さらに良い手があります。
replay-tried-same = { $move }：それが実際の手です。
replay-tried-worse = { $move }：良くなっていません。もう一度考えてみてください。
replay-mark-made = 実際の手
replay-mark-fine = 実際の手、良い選択
replay-mark-tried = 試した手
replay-mark-better = より良い手
replay-level-big = 大きなミス
replay-level-plain = ミス
replay-level-small = 小さなミス
replay-mistakes = ミス{ $count }個
replay-mistakes-none = ミスはありません。明らかに良い手は見つかりませんでした。
replay-mistakes-none-yet = 今のところミスはありません。
replay-mistake-back = 前のミス
replay-mistake-next = 次のミス
replay-mistake-cost = 勝つ確率を{ $win }失った
replay-choices = { $name }の選択肢
replay-choice = 選択
replay-choice-chosen = 実際
replay-worth-points = 得点
replay-worth-win = 勝率
replay-worth-paradox = パラドックス
replay-worth-kept = { $goal ->
        [bonus] ボーナス
       *[prediction] 予想
    }
replay-good = 良い選択です。これより良い手は見つかりませんでした。
replay-as-good = 良い選択です。{ $why }
replay-better = より良い手：{ $move }。{ $why }
replay-curve = ラウンドの期待得点
replay-curve-win = 対戦に勝つ確率
replay-curve-win-lead = 全員の合計は100%です。それぞれの選択の時点で{ $name }が知り得たことから計算しています。
replay-curve-points-lead = 各プレイヤーが自分で知り得たことから見たラウンドの期待得点です。太い線は{ $name }です。
replay-curve-mark = ミス
replay-curve-about = 各プレイヤーの線を局面ごとに示します。矢印キーで局面を進められます。同じ数字は下の表にあります。
replay-curve-value = { $where }：{ $values }
replay-curve-table = 線を表で見る
replay-curve-place = 局面
replay-summary = 選択の質
replay-player = プレイヤー
replay-name-accuracy = 正確さ
replay-name-cost = ミスの損失
replay-name-luck = 運
replay-name-win = 勝つ確率
replay-name-points = 得点
replay-name-paradox = パラドックスの危険
replay-name-kept = { $goal ->
        [bonus] ボーナスを得る確率
       *[prediction] 予想が当たる確率
    }
replay-what = 「{ $figure }」とは？
replay-what-accuracy = カードの良し悪しに関係なく、どれだけうまく選んだかを示します。でたらめに選ぶと約0%、いつも最善を選ぶと約100%です。
replay-what-cost = 印の付いたミスで失った、勝つ確率の合計です。ミスを一つずつ数えるので、合計が100%を超えることもあります。
replay-what-luck = 自分の選択ではなく、カードの良し悪しやほかのプレイヤーの手によって生まれた得点です。
replay-what-win = ここからボットが何度も最後までプレイしたとき、そのプレイヤーが対戦に勝つ割合です。選ぶ人が知っているのは自分のカードだけです。全員の合計は100%になります。
replay-what-points = ボットが何度も最後までプレイしたときの、このラウンドの平均得点です。
replay-what-paradox = このラウンドで出せるカードがなくなり、パラドックスを起こす割合です。
replay-what-kept = { $goal ->
        [bonus] 獲得トリックが少なく、ボーナスを得られる割合です。
       *[prediction] 獲得トリックが予想とちょうど同じになる割合です。
    }
replay-legend = 数字の意味

### rules of thumb
thumb-title = 上達のコツ
thumb-lead = 印刷用の1ページ。強いプレイヤーどうしの何千ものゲームからわかったことです。
thumb-print = 印刷
thumb-aside-title = 捨てる
thumb-aside = いちばん多く持っている数字のカードを。
thumb-predict-title = 予想
thumb-predict = 上から二つの数字のカードを数えましょう。
thumb-high = 高いカード
thumb-players = { $players }人
thumb-two = 2人のときは予想なし。4トリックまで取り、それ以上は取らないこと。
thumb-play-title = 出す
thumb-play-1 = 手札に残るカードを見ましょう。失っていない色の空きマスが、その数字のこれから出るカード（自分のものと、まだ見ていないもの。各数字は5枚）の分だけあれば、そのカードは安全です。まず置き場のないカードを残さないこと。次に安全なカードをなるべく多く、その次にマスをなるべく多く残しましょう。
thumb-play-2 = 同じなら、まだ必要なトリックは取り、必要なければ取らないこと。ほかの色がリードされたとき、赤は10回に9回ほどトリックを取ります。
thumb-play-3 = それでも同じなら、自分のトークンの隣へ。
thumb-why-title = 理由
thumb-why-1 = 4人では10ラウンドのうち9ラウンドがパラドックスで終わり、ほとんどは最後の2トリックです。起こした人は失点し、ほかの全員は得点します。
thumb-why-2 = 失う色は一つまで、二つはまれに。4人で、第5トリックまでに失った色がなければ、パラドックスになるのは100ラウンド中14、一つなら24、二つなら40です。
thumb-why-3 = 終わりの3トリック前に残り3マスは危険です。5マスあれば危険は半分になります。
