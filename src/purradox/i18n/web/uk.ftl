### everywhere

skip = Перейти до змісту
nav-label = Сторінки
nav-learn = Навчання
nav-rules = Правила
nav-lobby = Столи
nav-matches = Мої партії
nav-settings = Налаштування
nowhere-title = Тут нічого немає
nowhere = Ця адреса нікуди не веде. Може, її пересунув кіт.
go-home = На головну
trouble-title = Щось пішло не так
trouble = Цю частину сторінки не вдалося показати. З вашої партії нічого не втрачено.
trouble-reload = Завантажити ще раз
refused-unknown = Не вдалося ({ $code }).
refused-status = Сервер не зміг цього зробити (відповідь { $status }).
no-connection = Сервер зараз недоступний.

### the board and the hand

board-label = Поле дослідження
board-row-lost = { colour-name }, масть втрачено
space-name = { $state ->
        [taken] { $cell }, жетон: { $owner }
        [neutral] { $cell }, нейтральний жетон
        [out] { $cell }, поза грою
       *[free] { $cell }, вільна
    }
space-possible = можлива
hand-label = Ваша рука
card-name = карта { $number }
close = Закрити
copy = Копіювати
share = Поділитися
copied = Скопійовано.
copy-by-hand = Скопіюйте посилання вручну.
save = Зберегти
saved = Збережено.

### the front page

home-title = Кіт у коробці
home-lead = Кожна карта — це кіт у коробці: значення має, а масті не має, доки не зазирнеш. Оголосіть те, чого ще ніхто не оголошував, і стережіться парадоксу.
home-name = Ваше ім’я
home-play = Грати
home-play-about = Ви проти трьох ботів, одразу. Без облікового запису, нічого не треба встановлювати.
home-learn = Навчитися за п’ять хвилин
home-new = Стіл для друзів
home-resume = Грати далі
home-foot = Purradox — вільне програмне забезпечення, не пов’язане з видавцями гри «Кіт у коробці».
door-lobby = Столи
door-lobby-about = Сісти з іншими або подивитися
door-rules = Правила
door-rules-about = Пронумеровані, з прикладами
door-replay = Перегляд
door-replay-about = Партія ще раз, хід за ходом
door-pad = Бланк результатів
door-pad-about = Для вечора зі справжньою коробкою

### settings

set-language = Мова
set-theme = Світло
set-theme-auto = Як на пристрої
set-theme-light = День
set-theme-dark = Ніч
set-motion = Рух
set-motion-auto = Як на пристрої
set-motion-full = Повний
set-motion-less = Менше
set-cards = Розмір карт
set-cards-small = Малі
set-cards-medium = Середні
set-cards-large = Великі
set-sound = Звуки, тихі й нечасті
set-at-once = Надсилати вибір одразу
set-at-once-about = Інакше вибір надсилається після підтвердження: торкніться ще раз або натисніть Enter.
set-keys = На клавіатурі: значення, потім r (червона), b (синя), y (жовта) або g (зелена); Enter надсилає, Escape скасовує, h просить поради.
set-aids = Підказки, де стіл їх дозволяє
aid-unseen = Скільки карт кожного значення ви ще не бачили
aid-stuck = Ваші карти, що можуть застрягти
aid-stuck-about = Значок на карті каже, скільки клітинок лишилося для її значення.
aid-hints = Поради бота
move-title = Інший пристрій
move-about = Візьміть із собою ім’я та партії: створіть посилання й відкрийте його на іншому пристрої. Воно діє один раз.
move-link = Посилання для іншого пристрою
move-make = Створити посилання
move-until = Посилання діє до { $time }.
move-done = Вітаємо, { $name }. Тепер цей пристрій — ви.

### lists of tables

lobby-empty = Зараз немає відкритих столів. Накрийте свій, і інші зможуть приєднатися.
matches-empty = Ви ще не грали. Ваші партії зберігатимуться тут.
listed-waiting = { $open ->
        [0] усі на місці, скоро початок
        [one] { $open } вільне місце
        [few] { $open } вільні місця
       *[many] { $open } вільних місць
    }
listed-playing = триває
listed-over = завершено
listed-do-join = Приєднатися
listed-do-watch = Дивитися
listed-do-resume = Далі
listed-do-look = Переглянути
listed-do-table = Результат

### a new table

new-title = Новий стіл
new-make = Накрити стіл
option-players = Гравці
option-players-short = гравців: { $players }
option-chairs = Решта місць
option-chairs-about = Людина приходить за посиланням, яке ви надішлете. Якщо грають лише боти, гра починається одразу.
option-board = Поле дослідження
option-board-short = { $board ->
        [white] біле поле
        [violet] фіолетове поле
       *[own] власне поле
    }
option-board-rows = Чотири ряди згори донизу: літера масті та її значення зліва направо
board-provisional-note = Порядок значень на фіолетовому полі тимчасовий, доки хтось не спише його з друкованих карт.
board-provisional-short = Порядок на цьому полі тимчасовий.
option-clock = Час на рішення
option-clock-none = Без обмежень
option-clock-seconds = Секунди
option-clock-days = Дні
option-clock-short = { $clock ->
        [days] { $limit ->
            [one] { $limit } день на рішення
            [few] { $limit } дні на рішення
           *[many] { $limit } днів на рішення
        }
       *[seconds] { $limit ->
            [one] { $limit } секунда на рішення
            [few] { $limit } секунди на рішення
           *[many] { $limit } секунд на рішення
        }
    }
option-limit-seconds = Секунд на рішення
option-limit-days = Днів на рішення
option-watch = Глядачі бачать
option-watch-nobody = нічого
option-watch-table = стіл
option-watch-hands = також руки минулих раундів
option-pace = Боти
option-pace-natural = не поспішають
option-pace-instant = відповідають одразу
option-listed = Показувати у списку столів
option-listed-about = Інакше прийти може лише той, хто має посилання.
option-aids = Дозволити підказки
option-aids-about = Поради, лічба карт і застереження, для всіх за столом.
option-no-aids = без підказок
level-kitten = Кошеня
level-house = Домашній кіт
level-alley = Вуличний кіт
level-laboratory = Лабораторний кіт
level-schrodinger = Кіт Шредінгера

### before the match

table-title = Стіл
table-gone = Цей стіл не можна показати
waiting-title = Стіл накрито
waiting-chairs = Місця
waiting-start = Почати
waiting-leave = Вийти
waiting-host = { $open ->
        [one] { $open } місце вільне. Якщо почати зараз, його займе бот.
        [few] { $open } місця вільні. Якщо почати зараз, їх займуть боти.
       *[many] { $open } місць вільні. Якщо почати зараз, їх займуть боти.
    }
waiting-host-full = Усі на місці.
waiting-guest = Чекаємо, доки почне той, хто накрив стіл.
waiting-not-seated = Сядьте на вільне місце, щоб грати, або лишайтеся дивитися.
chair-open = вільне місце
chair-sit = Сісти сюди
chair-who = Хто сидить на місці { $chair }
chair-person = Людина
invite-title = Запросити
invite-link = Посилання на цей стіл
invite-qr = QR-код посилання на цей стіл
invite-show-qr = Показати QR-код

### the table

room-round = Раунд { $round } з { $rounds }
room-offline = Немає з’єднання. Пробуємо ще раз…
room-watching = { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[many] { $count } глядачів
    }
room-tricks = Взятки
room-log = Перебіг
room-menu = Меню
room-you-watch = Ви дивитеся.
players-label = Гравці
player-you = ви
player-turn = ходить
player-turn-yours = Ваш хід
player-first = починає
player-away = немає на місці
player-program = програма
player-played-by-bot = замість гравця грає бот
player-colours = Масті
player-tricks = { $predicted ->
        [none] виграно взяток: { $won }
        [open] виграно взяток: { $won }, ставки ще немає
       *[other] виграно взяток: { $won }, ставка: { $predicted }
    }
player-won = Виграно
player-score = Очки
player-discarded = карту покладено долілиць
clock-days = { $days ->
        [one] ще { $days } день
        [few] ще { $days } дні
       *[many] ще { $days } днів
    }
clock-left = ще { $time }
trick-label = Взятка { $trick }
trick-led = Основна масть:
trick-empty = Взятку починає { $name }
trick-winner = Взятку виграє { $name }
tricks-one = Взятка { $trick }: { $name }
tricks-play = { $name }: { $cell }
discard-title = Покладіть одну карту долілиць
discard-how = Виберіть карту, яку краще не грати. Її ніхто не побачить.
discard-help = Кожне значення має п’ять карт і лише чотири клітинки. Значення, якого у вас багато, важко позбутися.
discard-waiting = Вашу карту покладено. Ще вибирають: { $names }.
discard-revealed = Відкрито:
predict-title = Скільки взяток ви виграєте?
predict-how = Буде розіграно взяток: { $tricks }. Якщо ставка справдиться, ваша найбільша група жетонів дасть додаткові очки.
predict-help = Старші карти виграють взятки своєї масті; червона — козир. Ставити на нуль не можна.
predict-tricks = { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }
own-label = Ваші карти
prompt-sending = Надсилаємо…
prompt-over = Раунд завершено.
prompt-wait = Зараз ходить { $name }.
prompt-wait-all = Інші ще вибирають.
prompt-discard = Яку карту кладете долілиць?
prompt-predict = Скільки взяток?
prompt-lead = Ви починаєте взятку. Виберіть карту й масть.
prompt-follow = Ваш хід; основна масть: { $colour }.
prompt-card = Карта { $number }: тепер виберіть клітинку.
prompt-chosen = Зіграти «{ $cell }»? Торкніться ще раз або натисніть Enter.
prompt-number-first = Спершу значення, потім масть.
choice-loses = Ви граєте не в масть: до кінця раунду втратите масть — { $colour }.
send-nothing = Спершу виберіть
send-discard = Покласти { $number } долілиць
send-predict = { $tricks ->
        [one] Ставка на { $tricks } взятку
        [few] Ставка на { $tricks } взятки
       *[many] Ставка на { $tricks } взяток
    }
send-play = Зіграти: { $cell }
take-back = Скасувати
hint-button = Порада
hint-thinking = Бот обмірковує…
hint-best = Бот вибрав би: { $move }.
card-open = { $count ->
        [0] клітинок не лишилося
        [one] лишилася { $count } клітинка
        [few] лишилося { $count } клітинки
       *[many] лишилося { $count } клітинок
    }
card-colours = можливо: { $colours }
card-no-colour = зараз неможливо
menu-back = Назад до столу
menu-leave = Вийти з гри
menu-return = Повернутися на своє місце
menu-leave-note = Якщо ви вийдете, бот гратиме за вас, доки не повернетеся.
talk-label = Сказати щось
talk-hello = Привіт!
talk-good-luck = Щасти!
talk-well-played = Гарно зіграно!
talk-thinking = Дайте подумати…
talk-oops = Ой!
talk-meow = Няв.
talk-thanks = Дякую!
talk-bye = Бувайте!
talk-wow = Ого!
talk-hurry = Швидше, будь ласка.
talk-sorry = Вибачте!
talk-good-game = Гарна гра!

### what happens, in words

tell-sat = { $name } сідає за стіл.
tell-stood = { $name } встає з-за столу.
tell-left = { $who ->
        [me] Ви виходите; за вас грає бот.
       *[other] { $name } виходить; натомість грає бот.
    }
tell-returned = { $who ->
        [me] Ви повернулися.
       *[other] { $name } знову за столом.
    }
tell-started = Гра починається.
tell-forfeited = { $who ->
        [me] Бот вирішує за вас.
       *[other] Бот вирішує замість гравця: { $name }.
    }
tell-talked = { $name }: { $words }
tell-dealt = Раунд { $round }. { $who ->
        [me] Починаєте ви.
       *[other] Починає { $name }.
    }
tell-discarded = { $who ->
        [me] Ви кладете карту долілиць.
       *[other] { $name } кладе карту долілиць.
    }
tell-predicted = { $who ->
        [me] Ви робите ставку на { $tricks ->
            [one] { $tricks } взятку
            [few] { $tricks } взятки
           *[many] { $tricks } взяток
        }.
       *[other] { $name } робить ставку на { $tricks ->
            [one] { $tricks } взятку
            [few] { $tricks } взятки
           *[many] { $tricks } взяток
        }.
    }
tell-played = { $who ->
        [me] Ви граєте: { $cell }.
       *[other] { $name } грає: { $cell }.
    }
tell-round-ended = Раунд завершено: { $scores }.

### ends

paradox-title = Парадокс!
paradox-mine = Жодній вашій карті не можна призначити масть. Раунд завершується, ваші взятки рахуються з мінусом, додаткових очок немає.
paradox-other = Жодній карті не можна призначити масть ({ $name }). Раунд завершується; { $name } втрачає очко за кожну виграну взятку й не отримує додаткових очок.
paradox-lost = { $colour }: втрачено
paradox-taken = { $colour }: { $name }
paradox-neutral = { $colour }: нейтральний жетон
round-end-title = Раунд { $round } завершено
round-end-groups = Лінії з’єднують групи, що дали додаткові очки.
round-end-hands = Роздані руки
round-end-next = Наступний раунд
round-end-last = До результату
score-won-predicted = Виграно / ставка
score-tricks = Взятки
score-group = Група
score-missed = мимо
score-paradox = парадокс
match-end-title = Гру закінчено
match-end-tie = Рівність: { $points }. Вирішив останній раунд.
match-end-rematch = Зіграти ще раз
match-end-join = До наступної партії
match-end-replay = Переглянути партію
score-round = Р{ $round }
proof-check = Перевірити роздачі
proof-about = Карти були визначені ще до того, як хтось сів за стіл, і ніхто не міг їх вибрати. Ваш браузер може це перевірити.
proof-good = Перевірено: карти всіх раундів походять з обіцяного зерна та частки випадку від кожного.
proof-wrong-commitment = Це не те зерно, яке було обіцяно перед грою.
proof-wrong-deal = Карти раунду { $round } не походять із зерна.

### refusals of the server

no-such-table = Немає столу { $table }.
not-seated = Ви не сидите за цим столом.
not-host = Це може лише той, хто накрив стіл.
not-watchable = За цим столом не можна дивитися.
already-started = Гра вже почалася.
not-started = Гра ще не почалася.
not-over = Гра ще не закінчилася.
already-seated = Ви вже сидите за цим столом.
no-free-chair = За цим столом немає вільних місць.
chair-taken = Це місце зайнято.
no-such-chair = За цим столом немає місця { $chair }.
decision-taken = Цей вибір уже зроблено; ось стіл, яким він є.
decision-not-due = Гра пішла далі; ось стіл, яким він є.
not-a-move = «{ $text }» — це не хід.
no-such-phrase = Тут так не кажуть.
bad-entropy = Частка випадку — це від 16 до 64 шістнадцяткових цифр.
too-much-entropy = Вашу частку випадку вже враховано.
no-aids = За цим столом грають без підказок.
bad-option = { $option ->
        [board] Це поле не підходить до столу.
        [bots] Ці боти не підходять до місць.
        [limit] Такий час на рішення неможливий.
       *[away] Такий час для відсутніх неможливий.
    }
bad-name = Ім’я має від 1 до { $most } символів.
no-guest = Сервер вас більше не знає. Почніть із головної сторінки.
bad-code = Це посилання вже використано, або його десять хвилин минули. Створіть нове.
too-many-tables = Відкритих столів: { $most }; спершу завершіть один із них.
too-fast = Трохи зашвидко. Спробуйте за { $seconds } с.
too-many-connections = Звідси відкрито забагато сторінок; закрийте одну (можливо { $most }).
too-many-watched = Найбільше столів водночас: { $most }.
too-large = Це завелике; найбільше — { $most }.
not-a-message = Сервер цього не зрозумів ({ $problem }).
bad-request = Сервер цього не зрозумів ({ $problem }).
no-such-page = На сервері немає такої сторінки.
wrong-method = Сервер тут цього не робить.
other-origin = Це надійшло з чужої сторінки, тож нічого не зроблено.
no-thought = Бот нічого не придумав ({ $reason }).
server-trouble = На сервері щось пішло не так. З вашої партії нічого не втрачено.
not-ready = Сервер ще не готовий. Хвилинку.
too-many-reviews = Зараз розбирають уже досить партій. Спробуйте трохи згодом.
