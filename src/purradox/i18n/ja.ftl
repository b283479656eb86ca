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
layout-row = 研究ボードの行は r123456 のように色の文字と数字で書きます。「{ $row }」は違います。
layout-colours = 研究ボードは四つの行からなり、上から r、b、y、g です。
layout-numbers = { colour-name }の行には1から{ $columns }までの数字が一つずつ必要です。
layout-columns = { $players }人用の研究ボードは横{ $expected }マスです。{ $columns }マスではありません。
no-such-seat = このテーブルに{ $seat }はありません。
not-a-move = 「{ $text }」は手ではありません。
bad-deal = { $kind ->
        [seat] { $seat }に配られた枚数が違います。
        [number] { $number }のカードが山札にある枚数より多くなっています。
       *[other] 配札が人数に合っていません。
    }
deal-not-due = このラウンドのカードはもう配られています。
deal-due = まずカードを配ります。
match-over = 対戦は終わっています。ラウンドの数は人数と同じです。
not-now = { $phase ->
        [discard] まず全員がカードを1枚伏せて捨てます。
        [predict] まず全員が予想をします。
        [play] 今はカードを出すときです。
       *[over] このラウンドは終わっています。
    }
already-discarded = 捨てるカードは1枚だけです。{ $seat }はもう捨てています。
not-your-turn = 今は{ $to_act }の番で、{ $seat }の番ではありません。
not-in-hand = { $seat }の手札に{ $number }はありません。
no-such-prediction = 予想できるのは{ $allowed }です。{ $tricks }は選べません。
out-of-play = { cell-name }はこの人数では使いません。
space-taken = { $kind ->
        [owner] { cell-name }は第{ $trick }トリックで{ $owner }が取っています。
       *[other] { cell-name }には中立トークンがあります。
    }
colour-lost = { colour-name }は第{ $trick }トリックで失っています。
red-not-open = まだ赤ではリードできません。赤の行に誰のトークンもなく、ほかの色を選べます。

### notation

no-record = ここに棋譜はありません。
record-too-long = { $limit }文字を超える棋譜はありません。別のもののようです。
not-utf8 = UTF-8 ではありません。UTF-8 で保存してください。
unclosed-comment = コメントが閉じていません。「{ "}" }」が必要です。
unexpected = ここに「{ $found }」は書けません。正しくは：{ $expected }
cut-short = 棋譜が途中で切れています。続きは：{ $expected }
missing = これがありません：{ $name }
unknown-name = 「{ $name }」はここでは意味を持ちません。
repeated = 「{ $name }」が2回書かれています。
wrong-value = 「{ $name }」はこのように書きます：{ $expected }
wrong-count = 「{ $name }」には{ $expected }個必要ですが、{ $found }個あります。
too-deep = この JSON は入れ子が深すぎて、棋譜ではありません。
no-such-card = { $number }のカードはありません。1から{ $highest }までです。
reveal-missing = 2人のときは表にした3枚を書きます：「| 125」、JSON では "revealed": "125"。
nothing-revealed = カードを表にするのは2人のときだけです。
no-fitting-deal = 分からないカードが何であっても、このラウンドの記録に合う配札はありません。
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

### play

play-neutral = 公開されたカード：{ $cards }。中立トークン：{ $cells }
play-gave-up = { $who ->
        [me] フォローしなかったので、このラウンドではもう{ $colour }を宣言できません。
       *[other] { $name }はフォローせず、{ $colour }を失いました。
    }
play-trick-won = { $who ->
        [me] 第{ $trick }トリックを取りました。
       *[other] 第{ $trick }トリックは{ $name }が取りました。
    }
play-paradox = パラドックス！ { $who ->
        [me] 手札のどのカードもどの色にもなれません：{ $cards }。ラウンド終了です。
       *[other] { $name }はどのカードも出せません：{ $cards }。ラウンド終了です。
    }
play-winner = { $who ->
        [me] { $points }点であなたの勝ちです。お見事！
       *[other] { $points }点で{ $name }の勝ちです。
    }
play-shared = { $who ->
        [me] それぞれ{ $points }点で、あなたも勝利を分け合いました：{ $names }
       *[other] それぞれ{ $points }点で勝利を分け合いました：{ $names }
    }
play-trick-number = 第{ $trick }トリック（全{ $tricks }）
play-not-in-hand = 手札に{ $number }はありません。
since-time = { $time }から
since-day = { $day ->
        [0] 日曜日から
        [1] 月曜日から
        [2] 火曜日から
        [3] 水曜日から
        [4] 木曜日から
        [5] 金曜日から
       *[6] 土曜日から
    }
since-date = { $date }から

### bot pipe

cards-unknown = 棋譜に{ $seat }のカードがすべて書かれていません。

### analysis

analysis-player = プレイヤー
analysis-total = 合計
analysis-round = ラウンド
analysis-choice = 選択
analysis-points = 得点
analysis-win = 勝率
analysis-paradox = パラドックス
analysis-kept = { $goal ->
        [bonus] ボーナス
       *[prediction] 予想
    }
why-close = { $better }と{ $worse }は差が小さすぎて区別できません。
why-paradox = パラドックスの危険：{ $better }は{ $better_figure }、{ $worse }は{ $worse_figure }。
why-kept = { $goal ->
        [bonus] ボーナスの確率
       *[prediction] 予想が当たる確率
    }：{ $better }は{ $better_figure }、{ $worse }は{ $worse_figure }。
why-group = 最大グループの平均：{ $better }は{ $better_figure }、{ $worse }は{ $worse_figure }。
why-trick = このトリックを取る確率：{ $better }は{ $better_figure }、{ $worse }は{ $worse_figure }。
why-tricks = 平均トリック数：{ $better }は{ $better_figure }、{ $worse }は{ $worse_figure }。
why-win = 対戦に勝つ確率：{ $better }は{ $better_figure }、{ $worse }は{ $worse_figure }。
why-points = 平均得点：{ $better }は{ $better_figure }、{ $worse }は{ $worse_figure }。

### deals

wrong-share = 約束された乱数ではありません。
