### 今日のカード。

daily-title = 今日のカード
daily-lead = 1日1ラウンド、3匹の野良猫と対戦します。全員が同じカード、同じ席で、同じ手には猫も同じように応じます。
daily-state = { $state ->
        [playing] 途中
        [done] プレイ済み
        [practice] 練習でプレイ済み
        [given-up] 棄権
        [future] まだ始まっていません
       *[none] 未プレイ
    }
daily-streak = { $days ->
        [0] 連続記録はまだありません
       *[other] { $days }日連続
    }
daily-play = 今日のカードで遊ぶ
daily-play-day = このカードで遊ぶ
daily-practice = 練習で遊ぶ
daily-again = もう一度練習する
daily-go-on = 続きを遊ぶ
daily-look = あなたの結果
daily-counts = 記録に残るのは最初の1回で、ヒントはありません。
daily-past = この日は終わったので、練習になります。
daily-counted = 記録に残る1回
daily-practised = 練習
daily-gave-up = 記録に残る1回は棄権しました。練習ならまだ遊べます。
daily-calendar = これまでの日
daily-month-before = 前の月
daily-month-after = 次の月
daily-day = { $date }：{ $state }
daily-all = すべての日
daily-derived-date = カードは日付だけから決まります。誰かが選んだものではなく、知りたければ誰でも前もって計算できます。
daily-derived-chain = カードはこのサーバーの秘密から決まります。明日のカードはほかの誰にもわからず、今日のカードがずっと前に決まっていたことは誰でも確かめられます。指紋：{ $root }
daily-tricks = トリック
daily-tricks-value = { $tricks }（予想{ $prediction }）
daily-group = 最大のグループ
daily-paradox = パラドックス
daily-paradox-value = { $whose ->
        [mine] あなた
        [other] ほかのプレイヤー
       *[none] なし
    }
daily-share = カードを明かさずに共有
daily-share-key = ★ 得点 · ◎ 取ったトリックと予想 · ▦ 最大のグループ · 🙀 自分のパラドックス · 😼 ほかのプレイヤーのパラドックス · ↺ 練習
daily-people = このサーバーの全員
daily-people-all = { $people ->
        [1] 終えたのはまだあなただけです。
       *[other] 終えた人：{ $people }人。あなたより上：{ $better }。
    }
daily-people-others = { $people ->
        [0] 期間内に終えた人はいません。
       *[other] 期間内に終えた人：{ $people }人。あなたより上：{ $better }。
    }
daily-people-count = 人数
daily-cats = あなたのカードで猫が遊ぶと
daily-cats-thinking = ほかの猫がまだプレイ中です。
daily-friend = あなたと{ $name }
daily-friend-invites = { $name }さんから、同じカード、同じ席、同じ猫への招待です。二人とも終えると、両方の結果が見られます。
daily-friend-going = { $name }さんはまだ終えていません。
daily-friend-gave-up = { $name }さんは棄権しました。
daily-send = このカードを友だちに送る
daily-send-about = このリンクを開いた人は、あなたとまったく同じカードで遊べます。終えると、あなたの名前と結果が自分の結果と並んで見えます。
daily-proof-about = このカードが何から決まったかをブラウザーで確かめられます。
daily-proof-date = 確認しました。カードは日付だけから決まっています。誰も選んでいません。
daily-proof-chain = 確認しました。カードのシードをたどると、このサーバーの指紋に行き着きます。今日より前にこの指紋を知っていたなら、カードはその時点で全員に同じものとして決まっていました。サーバーの運営者は知ることができました。
daily-proof-wrong = カードは日付からもサーバーの指紋からも導かれません。
