### loading what plays on this device

# $part is python, library or tables.
worker-loading = { $part ->
        [library] ゲームを読み込んでいます…
        [tables] テーブルを開いています…
       *[python] Pythonを読み込んでいます…
    }
worker-loaded = { $total } MB中{ $loaded } MB
worker-failed-python = カードを配ってプレイするための部分を読み込めませんでした。接続を確認して、ページを読み込み直してください。
worker-failed-storage = このブラウザーでは対戦を保存できません。プライベートウィンドウを閉じるか、このサイトにデータの保存を許可してから、読み込み直してください。
worker-failed-elsewhere = Purradoxは別のタブで開かれていて、テーブルは今そちらにあります。
worker-elsewhere = Purradoxは別のタブで開かれています
worker-elsewhere-about = テーブルを開けるのは一度に一つのタブだけです。何も失われていません。ここでも向こうでも続けられます。
worker-continue = ここで続ける
worker-advice = この端末で計算しました。サーバーよりシミュレーションの回数が少ないため、数値はおおまかです。
worker-save = この対戦をファイルに保存
worker-save-about = ファイルにはすべてのカードが入っています。ここやサーバーの「再生」で開くと、この場面から続きを遊べます。

### the app

update-ready = 新しいバージョンの準備ができました。
offline-setting = 接続なしでもプレイする
offline-setting-about = この端末に約10 MBを保存します。どこでもネコと対戦できるようになり、その対戦はこの端末に残ります。
offline-kept = 接続なしでプレイできるようになりました。

### what is kept on this device

device-data-about = このブラウザーが{ $name }さんについて保存しているものすべてを一つのファイルでダウンロードするか、削除できます。
device-data-delete-about = あなたの名前、対戦、「今日のカード」の記録、問題の解答がこの端末から削除されます。ほかの場所には残っていません。
device-data-delete-last = 元に戻せません。
device-profile-lead = { $name }さんがこの端末で終えた対戦からわかること。このページはあなたにしか見えません。
