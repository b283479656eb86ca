### the command

help-tui = Стіл у терміналі: самотужки проти ботів, кілька людей за однією клавіатурою або стіл сервера.
help-tui-link = Сервер або посилання на один із його столів; те саме, що --server.
help-tui-players = Кількість гравців за столом.
help-tui-people = Скільки людей ділять цю клавіатуру; між їхніми ходами руку сховано.
help-tui-bots = Боти по черзі й знову спочатку: рівні kitten, house, alley, laboratory, schrodinger або будь-який інший бот.
help-tui-board = Поле дослідження: white, violet, чотири ряди в лапках або файл із чотирма рядами.
help-tui-name = Ваше ім’я; для кількох людей — імена через кому.
help-tui-server = Сервер або посилання на один із його столів.
help-tui-table = Код столу на сервері або посилання на нього.
help-tui-clock = Для нового столу на сервері час на рішення: none, секунди, як-от 60s, або дні, як-от 2d.
help-tui-record = Переглянути цей запис крок за кроком.
help-tui-new = Рядок за рядком: почати нову партію, не питаючи про стару.
help-tui-pace = Чи боти думають не поспішаючи, чи відповідають одразу.
help-tui-plain = Без повного екрана: рядок за рядком, для програм читання з екрана й каналів.
help-tui-ascii = Лише символи ASCII; типово вирішує середовище.
tui-one-server = Назвіть сервер один раз: посиланням або через --server.
tui-no-server = --table потребує сервера: додайте --server або дайте повне посилання.

### everywhere

tui-title = Кіт у коробці
tui-too-small =
    Цей термінал замалий: { $width } × { $height }.
    Столу треба { $least }. Нічого не втрачено; збільште його.
tui-player = Гравець { $number }
tui-guest = Гість
tui-offline = Немає з’єднання, пробуємо ще раз
tui-logged-out = На цьому терміналі виконано вихід із { $server }, або ним рік не користувалися. Тепер ви там новий гість.
tui-thinking = Думаємо…
tui-yes = так
tui-no = ні
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
tui-server = Грати на сервері
tui-replay = Переглянути запис
tui-quit = Вийти
tui-ask-server = Адреса сервера або посилання на стіл:
tui-ask-record = Файл із записом:

### a server’s tables

tui-refresh = Оновити
tui-join = Приєднатися до столу за кодом чи посиланням
tui-ask-table = Код столу або посилання на нього:
tui-name = Ваше ім’я: { $name }
tui-named = Тепер ваше ім’я — { $name }.
tui-chair = Місце { $number }
tui-for-friend = хтось із друзів
tui-make = Створити стіл
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
tui-link = Посилання для друзів: { $link }
tui-code = Код: { $code }
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
tui-panel-analysis = Оцінка кожного вибору
tui-watching = Ви дивитеся
# Column heads: 12, 6, 8 and 6 letters at most.
tui-column-player = Гравець
tui-column-tricks = Взятки
tui-column-colours = Масті
tui-column-points = Очки
tui-round = Раунд { $round } з { $rounds }
tui-led = Основна масть: { $colour }
tui-aside = Долілиць: { $number }
tui-wait = Чекаємо на хід: { $names }
tui-wait-do = w: поквапити або покликати бота.
tui-wait-here = w: я тут.
tui-wait-over = w: перебрати гру.
tui-sending = Надсилаємо…
tui-you-play = Ви граєте: { $cell }.
tui-you-predict = Ваша ставка: { $tricks ->
        [one] { $tricks } взятка.
        [few] { $tricks } взятки.
        [many] { $tricks } взяток.
       *[other] { $tricks } взятки.
    }
tui-hint = Що зробив би бот, починаючи з найкращого
tui-round-over = Раунд { $round } завершено
tui-match-over = Партію завершено
tui-ask-save = Файл для запису партії:
tui-overwrite = Файл { $file } уже існує.
tui-own-view = Партія триває, тож у записі лише те, що ви бачили.
tui-save-later = Цей термінал бачив не всю партію; запис можна буде зберегти, коли вона завершиться.
tui-next = { $who ->
        [me] Хтось хоче зіграти ще раз: Enter, щоб приєднатися.
       *[other] Є наступна партія: Enter, щоб дивитися.
    }
tui-leave-title = Встати з-за столу?
# $shared is yes at a server’s table.
tui-leave = { $shared ->
        [yes]
            Enter: вийти поки що. Стіл чекає на вас; інші можуть покликати бота.
            g: вийти назовсім; якщо грають інші, за вас гратиме бот, інакше партію здано.
            Esc: залишитися.
       *[no]
            Enter: вийти поки що. Партію збережено, її можна продовжити пізніше.
            g: здати її; ніхто не гратиме далі.
            Esc: залишитися.
    }

### keys

tui-keys-menu = ↑ ↓ вибрати   ← → змінити   Enter виконати   Esc вийти
tui-keys-ask = Enter далі   Esc назад
tui-keys-any = Enter, щоб продовжити
tui-keys-table = 5b або стрілки, Enter хід   ? чому ні   h порада   F1 довідка   q вийти
tui-keys-talk = Натисніть літеру, щоб сказати   Esc назад
tui-keys-wait = Літера вибирає   Esc назад
tui-keys-leave = Enter вийти   g покинути   Esc залишитися
tui-keys-overwrite = y перезаписати   Esc інший файл
tui-keys-over = Enter ще раз   v переглянути партію   s зберегти запис   q вийти
tui-keys-review = ← → крок   ↑ ↓ взятка   a аналіз   n помилка   s зберегти   q вийти
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
    w    коли чекаєте на когось: квапить або кличе бота; також перебирає гру в бота.
    p    люди за столом: роль господаря, запропонувати чи зайняти місце.
    PgUp, PgDn   читати, що було раніше.
    q    вийти; партію збережено.
    s    зберігає запис партії у файл.
    Клавіші діють і з українською розкладкою.
tui-review-help =
    ← і → — крок назад і вперед, ↑ і ↓ — до найближчого початку взятки чи раунду,
    Home і End — на початок і в кінець, цифра — до цієї взятки раунду.
    a вмикає аналіз: чого був вартий кожен вибір з огляду на те, що гравець міг знати.
    Зроблений вибір має зірочку.
    n веде до наступної помилки й каже, чому це помилка. s зберігає запис у файл.

### a record

tui-step = Крок { $step } з { $steps }
tui-chose = Вибір: { $name }, { $move }.
tui-ask-analysis = a покаже, чого був вартий кожен вибір.
tui-judged = { $verdict ->
        [best] Найкращий вибір.
        [good] Не гірший за найкращий, наскільки можна судити.
       *[mistake] Помилка: краще { $best }.
    }
tui-seeking = Шукаю наступну помилку: крок { $step } з { $steps }
tui-no-mistake = Звідси й до кінця помилок немає.

### line by line

tui-welcome = «Кіт у коробці», { $board ->
        [white] біле поле
        [violet] фіолетове поле
       *[own] власне поле
    }. Боти: { $bots ->
        [none] немає
       *[other] { $bots }
    }.
    Будь-коли: ? показує, що можна зробити, quit завершує гру.
tui-kept = Партію збережено; запустіть знову, щоб продовжити.
tui-plain-words = hint каже, що зробив би бот і чому; save ФАЙЛ зберігає запис партії. people показує, що можна зробити щодо інших.
tui-plain-overwrite = y — перезаписати, Enter — залишити.
tui-plain-again = { $may ->
        [again] Ще раз? Enter або y — так, n — ні.
        [watch] Дивитися наступну партію? Enter або y — так, n — ні.
       *[nothing] q — вийти.
    } v — переглянути партію, save ФАЙЛ — зберегти запис.
tui-plain-go-on = Незавершена партія: { $names }. Продовжити? Enter або y — так, n — почати нову.
tui-plain-chairs = Місця: { $chairs }
tui-plain-link = Посилання для друзів: { $link } (код { $code })
tui-plain-sit = Сісти? Enter або y — так, n — лише дивитися.
tui-plain-start = Почати зараз? Боти сядуть на вільні місця. Enter або y — так, n — чекати.
tui-plain-over = Enter перебирає гру; quit виходить.
tui-plain-wait = n квапить, o: бот вирішує раз, u: бот грає до повернення; Enter чекає.
tui-no-people = Щодо інших зараз нічого зробити не можна.
tui-plain-which = { $tables ->
        [0] Немає відкритих столів. Enter створює новий, q — вийти.
       *[other] Введіть номер столу, від 1 до { $tables }. Enter створює новий, q — вийти.
    }
tui-plain-which-else = Код або посилання веде до того столу; name ІМ’Я змінює ваше ім’я.
tui-plain-new = Новий стіл: { $chairs }; { $board }; { $clock }. Enter створює його. Щоб змінити, введіть players 4, bots kitten,house або bots none, board violet, clock 60s, clock 2d або clock none. q — вийти.
tui-plain-review = Enter — далі, b — назад, цифра — до цієї взятки, a — чого вартий кожен вибір, n — до наступної помилки, save ФАЙЛ — зберегти запис, q — вийти.
