### puzzles

puzzles-title = 問題
puzzles-lead = 強いボットの対戦から取った局面です。どれも、はっきり一番良い手が一つあります。見つけてください。
puzzles-try = 解いてみる
puzzles-kinds = 問題の種類
puzzles-kind-all = すべて
puzzles-kind-survive = 生き残る
puzzles-kind-keep = 予想を守る
puzzles-kind-group = グループ
puzzles-kind-discard = 捨て札
puzzles-kind-read = 手札を読む
puzzles-about-survive = 起こりそうなパラドックスを避ける手は一つだけです。
puzzles-about-keep = 予想（2人ではボーナス）を守れそうな手は一つだけです。
puzzles-about-group = 最大のグループを大きくする手は一つだけです。
puzzles-about-discard = ラウンドの初めにどのカードを捨てるか。
puzzles-about-read = 誰も見ていないカードを持つのは誰か。これまでの手が教えてくれます。
puzzles-next = 次の問題
puzzles-today = 今日の問題
puzzles-today-about = 全員に同じ問題です（UTCの午前0時まで）。
puzzles-today-right = 正解しました。UTCの午前0時に新しい問題になります。
puzzles-today-wrong = 不正解でした。UTCの午前0時に新しい問題になります。
puzzles-today-open = 開く
puzzles-rating = あなたのレート
puzzles-rating-none = 問題に答えるとレートが付きます。
puzzles-rating-figure = { $rating } ± { $deviation }
puzzles-solved = { $attempts }問中{ $solved }問正解
puzzles-history = 最近の問題
puzzles-curve = 問題ごとのレート：{ $first }から{ $last }へ
puzzles-was-right = 正解
puzzles-was-wrong = 不正解

puzzle-back = 問題一覧
puzzle-hardness = 問題：{ $rating }
puzzle-you = あなた
puzzle-player = プレイヤー{ $letter }
puzzle-nobody = 誰も持っていない（裏向き）
puzzle-col-player = プレイヤー
puzzle-col-cards = 手札
puzzle-task-survive = 起こりそうなパラドックスを避ける手は一つだけです。どれですか？
puzzle-task-keep = { $goal ->
        [bonus] { $most }トリック以下で済みそうな手は一つだけです。どれですか？
       *[prediction] あなたの予想は{ $tricks }です。守れそうな手は一つだけです。どれですか？
    }
puzzle-task-group = 最大のグループがほかのどの手よりも大きくなるのはどの手ですか？
puzzle-task-discard = どのカードを捨てますか？
puzzle-task-read = 見えていない{ $number }が1枚あります。誰が持っていそうですか？
puzzle-choose-play = カードを選び、次に研究ボードのマスを選んでください。
puzzle-choose-card = 手札からカードを選んでください。
puzzle-choose-holder = プレイヤーを選んでください。
puzzle-chosen = 選んだ手：{ $choice }
puzzle-answer = 答える
puzzle-right = 正解：{ $answer }。
puzzle-wrong = { $choice }ではなく、正解は{ $answer }です。
puzzle-why-held = これまでの手から：{ $better }は{ $better_figure }、{ $worse }は{ $worse_figure }。
puzzle-mark-made = あなたの選択（最善ではない）
puzzle-mark-fine = あなたの選択（正解）
puzzle-mark-better = 正解
puzzle-rating-change = あなたのレート：{ $before } → { $after }
puzzle-rating-same = この問題には前に答えたので、レートは変わりません。
puzzle-values = それぞれの選択の価値
puzzle-col-choice = 選択
puzzle-col-points = 得点
puzzle-col-loss = 損失
puzzle-col-paradox = パラドックス
puzzle-col-kept = { $goal ->
        [bonus] ボーナス
       *[prediction] 予想
    }
puzzle-col-chance = 確率
puzzle-proof = シミュレーション{ $simulations }回（標準誤差つき）。得点はこのラウンドのものです。
puzzle-proof-exact = ありうる配札すべてについての正確な和で、ボットの手から重み付けしています。
puzzle-play-on = この局面から遊ぶ
puzzle-tricks = これまでのトリック
puzzle-keys = キー操作：数字でカード、R B Y Gで色（赤・青・黄・緑）、Enterで答える。
puzzle-keys-read = キー操作：1は一覧の最初のプレイヤー、2は次のプレイヤー、Enterで答える。
