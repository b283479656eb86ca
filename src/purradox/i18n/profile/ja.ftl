### プロフィール

profile-lead = { $name }さんが終えた対戦のうち、このサーバーに残っているものの成績です。このページはあなたにしか見えません。
profile-nobody = まず対戦してください。結果がここに表示されます。
profile-figures = 成績
profile-matches = 対戦
profile-won = 勝ち
profile-kept = 当たった予想
profile-paradoxes = 起こしたパラドックス
profile-avoided = パラドックスを起こさなかったラウンド
profile-days = よく勝った日
profile-day = { $date }：{ $matches ->
       *[other] { $matches }回
    }のうち{ $won }勝
profile-ladder = 猫のはしご
profile-ladder-about = 猫のいる対戦に勝てば、その猫に勝ったことになります。次の相手は？
profile-ladder-done = すべての猫に勝ちました。もう箱に入っても助かりません。
profile-beaten = 勝利済み
profile-play = 遊ぶ
profile-shares = 相手と人数ごとの勝率
profile-against = 相手：{ $bot }
profile-accuracy = 正確さ
profile-accuracy-about = 検討が残っている対戦で、カードの良し悪しに関係なく、どれだけうまく選んだか。でたらめに選ぶと約0%、いつも最善を選ぶと約100%です。
profile-accuracy-none = あなたの対戦の検討はまだ残っていません。対戦の終わりに開いてください。
profile-accuracy-curve = { $count ->
       *[other] { $count }回
    }の対戦、{ $first }から{ $last }まで
profile-accuracy-table = 対戦ごと
