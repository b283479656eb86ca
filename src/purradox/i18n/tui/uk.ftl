### the command

help-tui = Стіл у терміналі: самотужки проти ботів, кілька людей за однією клавіатурою або стіл сервера.
help-tui-players = Кількість гравців за столом.
help-tui-people = Скільки людей ділять цю клавіатуру; між їхніми ходами руку сховано.
help-tui-bots = Рівні ботів, по черзі й знову спочатку: kitten, house, alley, laboratory, schrodinger.
help-tui-board = Поле дослідження: white, violet, чотири ряди в лапках або файл із чотирма рядами.
help-tui-name = Ваше ім’я; для кількох людей — імена через кому.
help-tui-server = Сервер або посилання на один із його столів.
help-tui-record = Переглянути цей запис крок за кроком.
help-tui-new = Рядок за рядком: почати нову партію, не питаючи про стару.
help-tui-pace = Чи боти думають не поспішаючи, чи відповідають одразу.
help-tui-plain = Без повного екрана: рядок за рядком, для читачів екрана й каналів.
help-tui-ascii = Лише прості знаки; інакше як каже середовище.

### everywhere

tui-title = Кіт у коробці
tui-too-small =
    Цей термінал замалий: { $width } × { $height }.
    Столу треба { $least }. Нічого не втрачено; збільште його.
tui-player = Гравець { $number }
tui-guest = Гість
tui-unreachable = Немає зв’язку з { $server }.
tui-offline = Немає з’єднання, пробуємо ще раз
tui-thinking = Роздуми…
tui-pass = { $name }, ваш хід. Решта відвертається. Enter покаже ваші карти.

### the first screen

tui-saved = { $matches ->
        [one] { $matches } партію не завершено. Delete покидає її.
        [few] { $matches } партії не завершено. Delete покидає одну.
        [many] { $matches } партій не завершено. Delete покидає одну.
       *[other] { $matches } партії не завершено. Delete покидає одну.
    }
tui-go-on = Далі: раунд { $round } з { $rounds }, { $names } ({ $when })
tui-new = Грати
tui-set-players = Гравці
tui-set-people = Люди за цією клавіатурою
tui-set-bots = Боти
tui-set-board = Поле дослідження
tui-provisional = Порядок клітинок фіолетового поля тимчасовий: ніхто ще не списав його для нас із друкованих карт.
tui-server = Стіл сервера
tui-replay = Переглянути запис
tui-quit = Вийти
tui-ask-server = Адреса сервера або посилання на стіл:
tui-ask-record = Файл із записом:

### a server’s tables

tui-new-table = Новий стіл
tui-refresh = Подивитися ще раз
tui-no-tables = Зараз немає відкритих столів.
# $status is waiting, playing or over.
tui-listed = { $status ->
        [waiting] { $open ->
            [one] вільне місце: { $open }
            [few] вільні місця: { $open }
            [many] вільних місць: { $open }
           *[other] вільні місця: { $open }
        }
        [over] завершено
       *[playing] триває
    }
tui-link = Стіл { $link }
tui-sit = Сісти
tui-start = Почати; боти сядуть на вільні місця
tui-stand = Встати
tui-back = Назад

### the table

tui-panel-board = Поле дослідження
tui-panel-trick = На столі
tui-panel-hand = Ваша рука
tui-panel-players = Гравці
tui-panel-log = Перебіг
tui-panel-scores = Очки за раундами
tui-panel-tricks = Взятки цього раунду
tui-panel-hands = Руки
tui-panel-analysis = Чого вартий вибір
tui-watching = Ви дивитеся
# Column heads: 12, 6, 8 and 6 letters at most.
tui-column-player = Гравець
tui-column-tricks = Взятки
tui-column-colours = Масті
tui-column-points = Очки
tui-round = Раунд { $round } з { $rounds }
tui-led = Основна масть: { $colour }
tui-aside = Відкладено: { $number }
tui-wait = Ходить: { $names }
tui-sending = У дорозі…
tui-you-play = Ви граєте { $cell }.
tui-you-predict = Ваша ставка: { $tricks ->
        [one] { $tricks } взятка.
        [few] { $tricks } взятки.
        [many] { $tricks } взяток.
       *[other] { $tricks } взятки.
    }
tui-hint = Що зробив би бот, починаючи з найкращого
tui-round-over = Раунд { $round } завершено
tui-match-over = Партію завершено
tui-leave-title = Встати з-за столу?
# $shared is yes at a server’s table.
tui-leave = { $shared ->
        [yes]
            Enter: вийти поки що. Стіл чекає стільки, скільки кажуть його налаштування.
            g: вийти назовсім; за вас гратиме бот.
            Esc: залишитися.
       *[no]
            Enter: вийти поки що. Партію збережено, її можна продовжити пізніше.
            g: покинути її; боти дограють до кінця.
            Esc: залишитися.
    }

### keys

tui-keys-menu = ↑ ↓ вибрати   ← → змінити   Enter виконати   Esc вийти
tui-keys-ask = Enter далі   Esc назад
tui-keys-any = Enter, щоб продовжити
tui-keys-table = 5b або стрілки, Enter хід   ? чому ні   h порада   F1 довідка   q вийти
tui-keys-talk = Натисніть літеру, щоб сказати   Esc назад
tui-keys-leave = Enter вийти   g покинути   Esc залишитися
tui-keys-over = Enter ще раз   v переглянути партію   q вийти
tui-keys-review = ← → крок   ↑ ↓ взятка   1–8 до цієї взятки   a аналіз   q вийти
tui-help-title = Довідка
tui-help =
    Карта — це число; масть ви оголошуєте, коли граєте її:
    r червона, b синя, y жовта, g зелена.
    5b та Enter грає 5 як синю. Або пройдіть полем стрілками й натисніть Enter.
    Можна й мишею: клацніть клітинку, і ще раз, щоб зіграти.

    (5)  можливо зараз; [5] вибрано; 5* ваш жетон, 5M жетон того, чий знак M; 5x нічий; - поза грою. Крапка біля літери ряду: цю масть для вас втрачено.

    ?    пояснює, чому вибраний хід неможливий; без вибору — що можливо.
    h    питає бота, що зробив би він.
    t    каже щось за столом сервера.
    PgUp, PgDn   читати, що було раніше.
    q    вийти; партію збережено.
    Клавіші діють і з українською розкладкою.
tui-review-help =
    ← і → — крок назад і вперед, ↑ і ↓ — до найближчого початку взятки чи раунду,
    Home і End — на початок і в кінець, цифра — до цієї взятки раунду.
    a вмикає аналіз: чого був вартий кожен вибір з огляду на те, що гравець міг знати.
    Зроблений вибір має зірочку.

### a record

tui-step = Крок { $step } з { $steps }
tui-chose = Вибір: { $name }, { $move }.
tui-ask-analysis = a покаже, чого був вартий кожен вибір.

### line by line

tui-welcome = «Кіт у коробці», поле { $board }. Боти: { $bots ->
        [none] немає
       *[other] { $bots }
    }.
    Будь-коли: ? показує, що можна зробити, quit завершує гру.
tui-kept = Партію збережено; запустіть знову, щоб продовжити.
tui-plain-go-on = Партію з { $names } не завершено. Продовжити? Enter або y — так, n — почати нову.
tui-plain-chairs = Місця: { $chairs }
tui-plain-sit = Сісти? Enter або y — так, n — лише дивитися.
tui-plain-start = Почати зараз? Боти сядуть на вільні місця. Enter або y — так, n — чекати.
tui-plain-which = { $tables ->
        [0] Немає відкритих столів. Enter накриває новий, q — вийти.
       *[other] Введіть номер столу, від 1 до { $tables }. Enter накриває новий, q — вийти.
    }
tui-plain-review = Enter — далі, b — назад, цифра — до цієї взятки, a — чого вартий кожен вибір, q — вийти.
