### the command

help-tui = ターミナルのテーブル：ひとりでボットと、ひとつのキーボードで数人で、またはサーバーのテーブルで遊びます。
help-tui-link = サーバー、またはそのテーブルへのリンク。--server と同じです。
help-tui-players = テーブルの人数。
help-tui-people = このキーボードを使う人数。手番のあいだ手札は隠されます。
help-tui-bots = ボット（順に繰り返します）：強さ kitten、house、alley、laboratory、schrodinger、またはほかのボット。
help-tui-board = 研究ボード：white、violet、引用符で囲んだ四つの行、または四つの行を書いたファイル。
help-tui-name = あなたの名前。数人ならカンマで区切って全員の名前。
help-tui-server = サーバー、またはそのテーブルへのリンク。
help-tui-table = サーバーのテーブルのコード、またはそのリンク。
help-tui-clock = サーバーの新しいテーブルでの一手の時間：none、秒（60s など）、日（2d など）。
help-tui-record = この棋譜を一手ずつ見ます。
help-tui-new = 一行ずつの対話で、前の対戦について尋ねずに新しく始めます。
help-tui-pace = ボットがゆっくり考えるか、すぐ答えるか。
help-tui-plain = 全画面を使わず一行ずつ。スクリーンリーダーやパイプ向け。
help-tui-ascii = 単純な文字だけを使います。指定しなければ環境に従います。
tui-one-server = サーバーの指定は一度だけにしてください。リンクか --server のどちらかです。
tui-no-server = --table にはサーバーが必要です。--server を加えるか、リンク全体を指定してください。

### everywhere

tui-title = Cat in the Box
tui-too-small =
    ターミナルが小さすぎます：{ $width } × { $height }
    テーブルには { $least } が必要です。何も失われません。広げてください。
tui-player = プレイヤー{ $number }
tui-guest = ゲスト
tui-offline = 接続がありません。再接続中
tui-logged-out = このターミナルは { $server } からログアウトされたか、1年間使われませんでした。今は新しいゲストです。
tui-thinking = 考えています…
tui-yes = はい
tui-no = いいえ
tui-pass = { $name }さんの番です。ほかの人は目をそらしてください。Enter で手札を見ます。

### the first screen

tui-saved = 終わっていない対戦が{ $matches }つあります。Delete で一つやめます。
tui-go-on = 続ける：第{ $round }ラウンド（全{ $rounds }）、{ $names }（{ $when }）
tui-new = 遊ぶ
tui-set-players = 人数
tui-set-people = このキーボードの人数
tui-set-bots = ボット
tui-set-board = 研究ボード
tui-provisional = 紫のボードの並びは暫定です。印刷されたカードからまだ誰も読み取っていません。
tui-server = サーバーで遊ぶ
tui-replay = 棋譜を見る
tui-quit = 終わる
tui-ask-server = サーバーのアドレス、またはテーブルへのリンク：
tui-ask-record = 棋譜のファイル：

### a server’s tables

tui-refresh = 更新
tui-join = コードかリンクでテーブルに参加
tui-ask-table = テーブルのコード、またはリンク：
tui-name = あなたの名前：{ $name }
tui-named = 名前を{ $name }に変えました。
tui-chair = 席{ $number }
tui-for-friend = 友だち
tui-make = テーブルを作る
tui-no-tables = 今は空いているテーブルがありません。
# $status is waiting, playing or over.
tui-listed = { $status ->
        [waiting] 空席{ $open }
        [over] 終了
       *[playing] 対戦中
    }
tui-link = 友だちに送るリンク：{ $link }
tui-code = コード：{ $code }
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
tui-panel-analysis = 選択の評価
tui-watching = 観戦中
# Column heads: 12, 6, 8 and 6 letters at most.
tui-column-player = 名前
tui-column-tricks = 獲得
tui-column-colours = 色
tui-column-points = 得点
tui-round = 第{ $round }ラウンド（全{ $rounds }）
tui-led = リード：{ $colour }
tui-aside = 捨てたカード：{ $number }
tui-wait = { $names }を待っています
tui-wait-do = w：催促するか、ボットを呼ぶ。
tui-wait-here = w：ここにいます。
tui-wait-over = w：自分でプレイする。
tui-sending = 送信中…
tui-you-play = あなたは{ $cell }を出しました。
tui-you-predict = あなたの予想：{ $tricks }トリック
tui-hint = ボットならどうするか（良い順）
tui-round-over = 第{ $round }ラウンド終了
tui-match-over = 対戦終了
tui-ask-save = 棋譜を書き込むファイル：
tui-overwrite = { $file } はすでにあります。
tui-own-view = 対戦は終わっていないので、棋譜にはあなたに見えたことだけが入ります。
tui-save-later = このターミナルは対戦の一部しか見ていません。棋譜は対戦が終われば保存できます。
tui-next = { $who ->
        [me] もう一度遊びたい人がいます。Enter で参加します。
       *[other] 次の対戦があります。Enter で観戦します。
    }
tui-leave-title = 席を立ちますか？
# $shared is yes at a server’s table.
tui-leave = { $shared ->
        [yes]
            Enter：いったん離れる。テーブルは待っています。ほかの人がボットを呼ぶこともあります。
            g：もう戻らない。ほかに人がいればボットが代わり、いなければ対戦は終わります。
            Esc：残る。
       *[no]
            Enter：いったん離れる。対戦は保存され、あとで続けられます。
            g：途中でやめる。だれも続きをプレイしません。
            Esc：残る。
    }

### keys

tui-keys-menu = ↑ ↓ 選ぶ   ← → 変える   Enter 決定   Esc 終わる
tui-keys-ask = Enter 決定   Esc 戻る
tui-keys-any = Enter で先へ
tui-keys-table = 5b か矢印で選び Enter   ? 出せない理由   h ヒント   F1 ヘルプ   q 離れる
tui-keys-talk = 文字を押して言う   Esc 戻る
tui-keys-wait = 文字キーで選ぶ   Esc 戻る
tui-keys-leave = Enter 離れる   g あきらめる   Esc 残る
tui-keys-overwrite = y 上書き   Esc 別のファイル
tui-keys-over = Enter もう一度   v 対戦を見直す   s 棋譜を保存   q 終わる
tui-keys-review = ← → 一手   ↑ ↓ トリック   a 分析   n 次のミス   s 保存   q 終わる
tui-help-title = ヘルプ
tui-help =
    カードは数字です。色は出すときに宣言します：r 赤、b 青、y 黄、g 緑。
    5b と Enter で 5 を青として出します。矢印でボード上を動いて Enter でも出せます。
    マウスも使えます。マスをクリックし、もう一度クリックすると出します。

    (5)  今出せる。[5] 選択中。5* あなたのトークン、5M は印が M の人のトークン。5x は誰のものでもない。- は使わないマス。行の文字に点があれば、その色は失っています。

    ?    選んだ手が出せない理由。何も選んでいなければ、出せる手の一覧。
    h    ボットならどうするかを尋ねる。
    t    サーバーのテーブルでひとこと。
    w    だれかを待つ間、催促するかボットを呼ぶ。ボットとの交代も。
    p    テーブルの人：ホストを譲る、席を募集する、席を引き継ぐ。
    PgUp, PgDn   前の経過を読む。
    s    棋譜をファイルに保存する。
    q    離れる。対戦は保存されます。
tui-review-help =
    ← と → で一手ずつ、↑ と ↓ で前後のトリックやラウンドの始めへ、
    Home と End で両端へ、数字でそのトリックへ動きます。
    a で分析：そのプレイヤーに分かっていたことから見た、各選択の評価です。
    実際の選択には星が付きます。
    n で次のミスへ動き、その理由を示します。s で棋譜をファイルに保存します。

### a record

tui-step = 手順{ $step } / { $steps }
tui-chose = { $name }の選択：{ $move }
tui-ask-analysis = a で各選択の評価を表示します。
tui-judged = { $verdict ->
        [best] 最善の手です。
        [good] 最善手と差があるとは言えません。
       *[mistake] ミス：{ $best }のほうが良い手です。
    }
tui-seeking = 次のミスを探しています：手順{ $step } / { $steps }
tui-no-mistake = ここから最後までミスはありません。

### line by line

tui-welcome = Cat in the Box（{ $board ->
        [white] 白のボード
        [violet] 紫のボード
       *[own] 自作のボード
    }）。ボット：{ $bots ->
        [none] なし
       *[other] { $bots }
    }
    いつでも ? でできることを表示、quit で終了します。
tui-kept = 対戦は保存されました。もう一度始めると続けられます。
tui-plain-words = hint でボットならどうするかとその理由、save ファイル名 で棋譜を保存します。people でほかの人についてできることを表示します。
tui-plain-overwrite = y で上書きし、Enter でそのままにします。
tui-plain-again = { $may ->
        [again] もう一度遊びますか？ Enter か y で遊び、n で終わります。
        [watch] 次の対戦を観戦しますか？ Enter か y で観戦し、n で終わります。
       *[nothing] q で終わります。
    } v で対戦を見直し、save ファイル名 で棋譜を保存します。
tui-plain-go-on = 終わっていない対戦：{ $names }。続けますか？ Enter か y で続け、n で新しく始めます。
tui-plain-chairs = 席：{ $chairs }
tui-plain-link = 友だちに送るリンク：{ $link }（コード { $code }）
tui-plain-sit = 座りますか？ Enter か y で座り、n で観戦します。
tui-plain-start = 始めますか？ 空席にはボットが座ります。Enter か y で始め、n で待ちます。
tui-plain-over = Enterで自分のプレイに戻ります。quitで離れます。
tui-plain-wait = n：催促する、o：今回だけボット、u：戻るまでボット、Enter：待つ。
tui-no-people = ほかの人について今できることはありません。
tui-plain-which = { $tables ->
        [0] 空いているテーブルはありません。Enter で新しく作り、q で終わります。
       *[other] テーブルの番号（1～{ $tables }）を入力してください。Enter で新しく作り、q で終わります。
    }
tui-plain-which-else = コードかリンクでそのテーブルへ、name 名前 で名前を変えます。
tui-plain-new = 新しいテーブル：{ $chairs }／{ $board }／{ $clock }。Enter で作ります。変えるには players 4、bots kitten,house か bots none、board violet、clock 60s、clock 2d、clock none と入力します。q で終わります。
tui-plain-review = Enter で先へ、b で戻り、数字でそのトリックへ、a で各選択の評価、n で次のミスへ、save ファイル名 で棋譜を保存、q で終わります。
