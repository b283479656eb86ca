### everywhere

skip = Перейти до вмісту
nav-label = Сторінки
nav-learn = Навчання
nav-rules = Правила
nav-lobby = Столи
nav-matches = Мої партії
nav-profile = Мій профіль
nav-settings = Налаштування
nowhere-title = Тут нічого немає
nowhere = Ця адреса нікуди не веде. Може, її пересунув кіт.
go-home = На головну
trouble-title = Щось пішло не так
trouble = Цю частину сторінки не вдалося показати. Вашій партії нічого не загрожує.
trouble-reload = Завантажити ще раз
refused-unknown = Не вдалося ({ $code }).
refused-status = Сервер не зміг цього зробити (відповідь { $status }).
no-connection = Сервер зараз недоступний.
other-version = Ця сторінка й сервер мають різні версії. Завантажте її ще раз.

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
undo = Скасувати
cancel = Скасувати

### the front page

home-title = Кіт у коробці
home-lead = Кожна карта — це кіт у коробці: значення має, а масті не має, доки не зазирнеш. Оголосіть те, чого ще ніхто не оголошував, і стережіться парадоксу.
home-name = Ваше ім’я
name-ask = Як вас називати?
name-change = Змінити ім’я
home-play = Грати
home-play-about = Без облікового запису, нічого не треба встановлювати.
solo-label = Ваша партія
solo-change = Змінити
# $level is one of the levels below.
solo-cats = { $level ->
        [kitten] { $count ->
            [one] { $count } кошеня
            [few] { $count } кошеняти
           *[many] { $count } кошенят
        }
        [house] { $count ->
            [one] { $count } домашній кіт
            [few] { $count } домашні коти
           *[many] { $count } домашніх котів
        }
        [alley] { $count ->
            [one] { $count } вуличний кіт
            [few] { $count } вуличні коти
           *[many] { $count } вуличних котів
        }
        [laboratory] { $count ->
            [one] { $count } лабораторний кіт
            [few] { $count } лабораторні коти
           *[many] { $count } лабораторних котів
        }
       *[schrodinger] { $count ->
            [one] { $count } кіт Шредінгера
            [few] { $count } коти Шредінгера
           *[many] { $count } котів Шредінгера
        }
    }
solo-against = Суперники
solo-ladder = Кожен кіт зазвичай випереджає того, що над ним.
solo-each = Вибрати кожного суперника окремо
solo-opponent = Суперник { $number }
home-learn = Навчитися за п’ять хвилин
home-new = Стіл для друзів
home-turn = { $count ->
        [one] Ваш хід за { $count } столом.
        [few] Ваш хід за { $count } столами.
        [many] Ваш хід за { $count } столами.
       *[other] Ваш хід за { $count } столами.
    }
home-resume = Грати далі
home-foot = Purradox — вільне програмне забезпечення, не пов’язане з видавцями гри «Кіт у коробці».
home-docs = Документація (англійською)
door-lobby = Столи
door-lobby-about = Сісти з іншими або подивитися
door-rules = Правила
door-rules-about = Пронумеровані, з прикладами
door-replay = Перегляд
door-replay-about = Партія ще раз, хід за ходом
door-pad = Бланк результатів
door-pad-about = Для ігрового вечора зі справжньою коробкою
door-puzzles = Задача дня
door-puzzles-about = Знайдіть єдиний добрий хід і отримайте рейтинг

### settings

set-language = Мова
set-theme = Тема
set-theme-auto = Як у системі
set-theme-light = Світла
set-theme-dark = Темна
set-motion = Анімація
set-motion-auto = Як у системі
set-motion-full = Повна
set-motion-less = Зменшена
set-cards = Розмір карт
set-cards-small = Малі
set-cards-medium = Середні
set-cards-large = Великі
set-sound = Тихі звуки
set-at-once = Надсилати мій вибір одразу
set-at-once-about = Інакше вибір надсилається після підтвердження: { $keys ->
        [yes] клацніть ще раз або натисніть Enter.
       *[no] торкніться ще раз.
    }
set-notify = Сповіщати мене, коли мій хід
set-notify-about = Доки ця сторінка відкрита у фоні; браузер запитає вас один раз.
set-notify-refused = Ваш браузер не дозволяє сповіщень цієї сторінки.
set-keys = На клавіатурі: значення, потім r (червона), b (синя), y (жовта) або g (зелена); Enter надсилає, Escape скасовує, h просить поради.
set-aids = Підказки, якщо стіл їх дозволяє
aid-unseen = Скільки карт кожного значення ви ще не бачили
aid-stuck = Попереджати про карти, що можуть застрягти
aid-stuck-about = Позначка на карті показує, скільки клітинок лишилося для її значення.
aid-hints = Поради бота
move-title = Інший пристрій
move-about = Візьміть із собою ім’я та партії: створіть посилання й відкрийте його на іншому пристрої. Воно діє один раз.
move-link = Посилання для іншого пристрою
move-make = Створити посилання
move-until = Посилання діє до { $time }.
move-ask = Грати на цьому пристрої як { $name }?
move-ask-about = Погоджуйтеся, лише якщо ви створили це посилання самі: інакше його автор гратиме разом із вами й бачитиме ваші карти.
move-ask-instead = Зараз на цьому пристрої грає { $me }. До цих партій можна буде повернутися лише з пристрою, на якому й далі грає { $me }.
move-ask-equal = На цьому пристрої вже грає { $me }, але посилання належить комусь іншому з таким самим іменем. Ваші партії звідси вже не відкриються.
move-yes = Грати як { $name }
move-no = Лишити { $me }
move-same = На цьому пристрої вже грає { $name }.
move-done = Вітаємо, { $name }. Ваше ім’я та партії тепер на цьому пристрої.
devices-title = Ваші пристрої
devices-about = На цих пристроях ви граєте як { $name }. Якщо пристроєм рік не користуються, вихід на ньому виконується сам.
device-name = { $browser } ({ $system })
device-terminal = Термінал ({ $system })
device-unknown = Невідомий пристрій
device-here = цей пристрій
device-added = Додано { $date }
device-used = востаннє { $date }
device-log-out = Вийти
device-log-out-ask = Вийти на пристрої «{ $device }»?
device-log-out-about = Він одразу втратить доступ до вашого імені та партій.
log-out-here-ask = Вийти на цьому пристрої?
# $back is words, device or no.
log-out-here-about = { $back ->
        [words] Зі словами відновлення ви знову гратимете як { $name }.
        [device] З посиланням з іншого пристрою ви знову гратимете як { $name }.
       *[no] У вас немає ні слів відновлення, ні іншого пристрою: повернути { $name } і ваші партії буде неможливо. Спершу створіть слова відновлення.
    }
log-out-others = Вийти на всіх інших
log-out-others-about = Доступ матиме тільки цей пристрій. Якщо якимось з інших міг користуватися хтось чужий, створіть також нові слова відновлення.
log-out-done = Вихід виконано.
words-title = Слова відновлення
words-about = Дев’ять слів дають змогу знову грати як { $name } на будь-якому пристрої. Запишіть їх на папері й нікому не показуйте: хто їх має, може грати за вас.
words-make = Створити слова відновлення
words-made = У вас є слова від { $date }. Показати їх ще раз не можна.
words-again = Створити нові слова
words-again-about = Слова від { $date } перестануть діяти.
words-shown = Запишіть ці слова зараз: їх показано лише один раз.
words-done = Слова записано
banned-title = Немає доступу
data-title = Ваші дані
data-about = Завантажте одним файлом усе, що цей сервер знає про { $name }, або видаліть це.
data-download = Завантажити мої дані
data-delete = Видалити мої дані
data-delete-ask = Видалити все про { $name }?
data-delete-about = Буде видалено ваше ім’я, пристрої, слова відновлення і список партій, а також кожен стіл, за яким ніхто інший не сидів. Ви вийдете з партій, у які граєте. За столами, які ви ділили з іншими, на вашому місці буде N.N.
data-delete-next = Далі
data-delete-sure = Видалити { $name } назавжди?
data-delete-last = Це не можна скасувати, навіть словами відновлення.
data-delete-yes = Видалити назавжди
data-deleted = Ваші дані видалено.
recover-title = У мене є слова відновлення
recover-about = Грайте далі під ім’ям з іншого пристрою.
recover-label = Дев’ять слів
recover-go = Далі
recover-ask-about = Погоджуйтеся, лише якщо це ваші власні слова: інакше хтось інший гратиме разом із вами й бачитиме ваші карти.
recover-ask-equal = На цьому пристрої вже грає { $me }, але слова належать комусь іншому з таким самим іменем. Ваші партії звідси вже не відкриються.

### lists of tables

lobby-empty = Зараз немає відкритих столів. Створіть свій, і інші зможуть приєднатися.
matches-empty = Ви ще не грали. Ваші партії зберігатимуться тут.
matches-turn = Ваш хід
matches-going = Тривають
matches-done = Завершені
matches-hidden = Партію приховано.
listed-waiting = { $open ->
        [0] усі на місці, скоро початок
        [one] { $open } вільне місце
        [few] { $open } вільні місця
       *[many] { $open } вільних місць
    }
listed-playing = триває
listed-over = завершено
listed-given-up = { $reason ->
        [host] закрито господарем
        [expired] закрито, бо ніхто не прийшов
        [operator] закрито адміністратором сервера
       *[left] здано
    }
listed-expires = { $status ->
        [over] Буде видалено { $date }
       *[other] Буде закрито { $date }, якщо ніхто не прийде
    }
listed-replaced = На вашому місці тепер грає { $name }
listed-broken = пошкоджено
listed-winner = перемога
listed-yours = Чекає на вас { $since }
listed-others = Чекаємо { $since } на хід: { $names }
listed-bot = За вас грає бот
listed-do-join = Приєднатися
listed-do-watch = Дивитися
listed-do-resume = Далі
listed-do-look = Результат
listed-do-hide = Приховати

### a new table

new-title = Новий стіл
new-make = Створити стіл
option-players = Гравці
option-players-short = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
option-chairs = Решта місць
option-chairs-about = Люди приєднуються за посиланням, яке ви надішлете. Якщо грають лише боти, партія починається одразу.
option-board = Поле дослідження
option-board-short = { $board ->
        [white] Біле поле
        [violet] Фіолетове поле
       *[own] Власне поле
    }
option-board-rows = Чотири ряди згори донизу: літера масті та її значення зліва направо
board-provisional-note = Порядок значень на фіолетовому полі тимчасовий, доки хтось не спише його з друкованих карт.
board-provisional-short = Порядок на цьому полі тимчасовий.
option-clock = Час на рішення
option-clock-none = Без обмежень
option-clock-seconds = Секунди
option-clock-days = Дні
option-clock-none-about = Кожен думає, скільки хоче. Хто чекає задовго, може поквапити гравця або покликати бота.
option-clock-seconds-about = Для спільного вечора. Коли час мине, одне рішення ухвалює бот.
option-clock-days-about = Ніхто не мусить лишатися за столом: кожен повертається, коли настає його черга. Коли час мине, одне рішення ухвалює бот.
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
new-more = Інші налаштування
option-watch = Глядачі бачать
option-watch-nobody = нічого
option-watch-table = стіл
option-watch-hands = стіл і руки минулих раундів
option-pace = Боти
option-pace-natural = не поспішають
option-pace-instant = відповідають одразу
option-listed = Показувати у списку столів
option-listed-about = Інакше прийти може лише той, хто має посилання.
option-aids = Дозволити підказки
option-aids-about = Поради, лічба карт і попередження, для всіх за столом.
option-no-aids = без підказок
level-kitten = Кошеня
level-house = Домашній кіт
level-alley = Вуличний кіт
level-laboratory = Лабораторний кіт
level-schrodinger = Кіт Шредінгера
cat-kitten-strength = дуже легкий
cat-kitten-about = Грає задля розваги й через примху віддає очки.
cat-house-strength = легкий
cat-house-about = Спокійніший, але часом іще піддається примсі.
cat-alley-strength = середній
cat-alley-about = Дивиться, куди ступає: лічить карти й клітинки, обходить парадокси.
cat-laboratory-strength = сильний
cat-laboratory-about = Навчився в незліченних партіях із самим собою і вмить знає, що робити.
cat-schrodinger-strength = найсильніший
cat-schrodinger-about = Думає до секунди, стежить, як ви граєте, і вгадує, що у вас на руці.
cat-missing = не встановлено
bots-other = Інший бот

### before the match

table-title = Стіл
table-gone = Цей стіл не можна показати
table-closed = { $reason ->
        [host] Господар закрив цей стіл.
        [expired] Сюди давно ніхто не заходив: цей стіл закрито.
        [operator] Адміністратор сервера закрив цей стіл.
       *[left] Усі пішли: цей стіл закрито.
    }
table-expires = { $status ->
        [over] Цю партію буде видалено { $date }.
       *[other] Цей стіл буде закрито { $date }, якщо не зайде хтось із гравців.
    }
waiting-title = Стіл готовий
waiting-chairs = Місця
waiting-start = Почати
waiting-leave = Вийти
waiting-close = Закрити стіл
waiting-close-note = Стіл буде закрито для всіх.
waiting-close-sure = Так, закрити
waiting-host = { $open ->
        [one] { $open } місце вільне. Якщо почати зараз, його займе бот.
        [few] { $open } місця вільні. Якщо почати зараз, їх займуть боти.
       *[many] { $open } місць вільні. Якщо почати зараз, їх займуть боти.
    }
waiting-host-full = Усі на місці.
waiting-guest = Чекаємо, доки господар столу почне партію.
waiting-not-seated = Сядьте на вільне місце, щоб грати, або залишайтеся глядачем.
chair-open = вільне місце
chair-sit = Сісти сюди
chair-who = Хто сидить на місці { $chair }
chair-person = Людина
chair-more = Більше: { $name }
chair-make-host = Передати роль господаря: { $name }
chair-remove = Звільнити це місце
chair-remove-note = { $name } встане й більше не зможе сісти за цей стіл.
seat-offer = Запропонувати це місце
seat-offer-note = За гравця { $name } грає бот. Якщо запропонувати місце, його займе той, хто відкриє посилання, разом із картами й очками.
seat-offered = { $name } не за столом: хто відкриє посилання, може зайняти це місце.
seat-free = { $name } не за столом. Ви можете зайняти це місце.
seat-take-over = Зайняти місце
seat-lost = На вашому місці тепер грає { $name }. Ви можете дивитися далі.
seat-before = раніше: { $names }
invite-title = Запросити
invite-link = Посилання на цей стіл
invite-qr = QR-код посилання на цей стіл
invite-show-qr = Показати QR-код
invite-alone = Цю адресу може відкрити лише цей пристрій.
invite-command = Щоб могли приєднатися інші, запустіть Purradox командою { $command }
invite-open = Впустити пристрої з домашньої мережі
invite-open-about = Поки Purradox працює, кожен пристрій у цій мережі зможе відкрити його на цьому комп’ютері. Комп’ютер може попросити дозволу.
invite-open-yes = Впустити
invite-opened = Тепер пристрої з вашої мережі можуть приєднуватися.

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
player-away = не за столом
player-host = господар
player-program = програма
player-played-by-bot = { $who ->
        [me] за вас грає бот
       *[other] замість гравця грає бот
    }
player-colours = Масті
player-tricks = { $predicted ->
        [none] виграно взяток: { $won }, додаткові очки до { $most }
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
clock-warning = { $clock ->
        [days] На рішення лишилося менш як година.
       *[seconds] На рішення лишилося 10 секунд.
    }
trick-label = Взятка { $trick }
trick-led = Основна масть:
trick-empty = { $who ->
        [me] Ви починаєте взятку
       *[other] Взятку починає { $name }
    }
trick-winner = { $who ->
        [me] Ви виграєте взятку
       *[other] Взятку виграє { $name }
    }
tricks-one = Взятка { $trick }: { $name }
tricks-play = { $name }: { $cell }
discard-title = Покладіть одну карту долілиць
discard-how = Виберіть карту, яку краще не грати. Її ніхто не побачить.
discard-help = Кожного значення є п’ять карт, але лише чотири клітинки. Значення, якого у вас багато, важко позбутися.
bonus-up-to = Удвох ставок не роблять. Хто виграє не більше взяток, ніж { $most }, отримує додаткові очки за свою найбільшу групу жетонів.
discard-waiting = Вашу карту покладено долілиць. Ще вибирають: { $names }.
discard-revealed = Відкрито:
discard-name = { $number } долілиць
predict-title = Скільки взяток ви виграєте?
predict-waiting = Ставку робить { $name }
predict-how = Буде розіграно взяток: { $tricks }. Якщо ставка справдиться, ваша найбільша група жетонів дасть додаткові очки.
predict-help = Старші карти виграють взятки своєї масті; червона — козир. Ставити на нуль не можна.
predict-tricks = { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }
predict-yours = { $tricks ->
        [one] Ваша ставка: { $tricks } взятка.
        [few] Ваша ставка: { $tricks } взятки.
       *[many] Ваша ставка: { $tricks } взяток.
    }
own-label = Ваші карти
prompt-sending = Надсилаємо…
prompt-sending-later = Хід збережено; його буде надіслано, щойно з’явиться з’єднання.
prompt-over = Раунд завершено.
prompt-wait = Чекаємо на хід: { $name }.
prompt-wait-all = Ще вибирають: { $names }.
prompt-discard = Яку карту кладете долілиць?
prompt-predict = Скільки взяток?
prompt-lead = Ви починаєте взятку. Виберіть карту й масть.
prompt-follow = Ваш хід; основна масть: { $colour }.
prompt-card = Карта { $number }: тепер виберіть клітинку.
prompt-chosen = Зіграти «{ $cell }»? { $keys ->
        [yes] Клацніть ще раз або натисніть Enter.
       *[no] Торкніться ще раз.
    }
prompt-number-first = Спершу значення, потім масть.
choice-loses = Ви граєте не в масть: до кінця раунду втратите масть — { $colour }.
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
hint-yours = Бот теж вибрав би: { $move }.
hint-only = Вибір лише один: { $move }.
hint-marked = радить бот
hint-figures = Цифри
hint-figures-about = Кожен вибір випробувано в багатьох можливих роздачах, що узгоджуються з тим, що ви бачите. Цифри — це середні значення.
hint-own = ваш вибір
hint-verdict = { $verdict ->
        [best] найкраще
       *[good] надто близько
    }
legend-button = Позначки
legend-title = Що означають позначки
legend-tight = Стільки клітинок лишилося вам для цього значення. Таких карт у вас щонайменше стільки само: невдовзі для котроїсь може не вистачити клітинки.
legend-stuck = Для цього значення у вас не лишилося клітинок. Якщо на вашому ході лишаться тільки такі карти, станеться парадокс.
legend-hint = Порада вибрала б цю карту й цю клітинку.
legend-unseen = Стількох карт цього значення ще не видно: вони в інших гравців або поза грою.
card-open = { $count ->
        [0] клітинок не лишилося
        [one] лишилася { $count } клітинка
        [few] лишилося { $count } клітинки
       *[many] лишилося { $count } клітинок
    }
card-colours = можливо: { $colours }
card-no-colour = зараз неможливо
menu-back = Назад до столу
menu-leave = Вийти з партії
menu-return = Повернутися на своє місце
menu-leave-note = Якщо ви вийдете, бот гратиме за вас, доки не повернетеся.
menu-give-up = Здати партію
menu-give-up-note = Більше ніхто тут не грає: якщо ви вийдете, партія закінчиться без результату.
menu-sure = Так, точно
menu-people = Люди за столом
talk-label = Сказати щось
talk-hello = Привіт!
talk-good-luck = Щасти!
talk-well-played = Гарно зіграно!
talk-thinking = Дайте подумати…
talk-oops = Ой!
talk-meow = Няв.
talk-thanks = Дякую!
talk-bye = До зустрічі!
talk-wow = Ого!
talk-hurry = Швидше, будь ласка.
talk-sorry = Вибачте!
talk-good-game = Гарна гра!

### those who are waited for

wait-away = { $name } не за столом. Гра чекає { $since }.
wait-silent = Гра чекає { $since } на хід: { $name }.
wait-nudge = Поквапити
wait-once = Бот вирішує раз
wait-stays = Бот грає до повернення
wait-called = { $who ->
        [by] Ви кличете бота замість гравця { $name }.
       *[other] { $by } кличе бота замість гравця { $name }.
    } Він зіграє за { $seconds } с, якщо { $name } не озветься.
wait-called-you = { $by } кличе бота, щоб зіграв за вас. Він зіграє за { $seconds } с.
wait-here = Я тут
wait-played = За вас грає бот.
wait-take-over = Перебрати гру
wait-decided = Вирішено за вас:
wait-line = Раунд { $round }: { $what } { $reason ->
        [clock] Час вийшов.
        [called] Бота кличе { $by }.
       *[left] Ви вийшли з-за столу.
    }
wait-nudged = { $name } чекає на вас.
bots-slow = У ботів багато роботи: зараз їм треба приблизно на { $seconds } с більше.
bots-preparing = Бот готується. Уперше це триває хвилину-дві.

### what happens, in words

tell-sat = { $name } сідає за стіл.
tell-stood = { $name } встає з-за столу.
tell-renamed = { $was } тепер має ім’я { $name }.
tell-left = { $who ->
        [me] Ви виходите; за вас грає бот.
       *[other] { $name } виходить; натомість грає бот.
    }
tell-returned = { $who ->
        [me] Ви повернулися.
       *[other] { $name } знову за столом.
    }
tell-closed = { $who ->
        [me] Ви здаєте партію.
       *[other] { $name } здає партію.
    }
tell-closed-host = { $who ->
        [me] Ви закриваєте стіл.
       *[other] { $name } закриває стіл.
    }
tell-closed-expired = Сюди давно ніхто не заходив: стіл закрито.
tell-closed-operator = Адміністратор сервера закрив стіл.
tell-removed = { $by ->
        [operator] { $name } втрачає місце за рішенням адміністратора сервера.
       *[host] { $name } втрачає місце за рішенням господаря.
    }
tell-took-over = { $who ->
        [me] Тепер ви граєте замість { $was }.
       *[other] { $name } тепер грає замість { $was }.
    }
tell-host-changed = { $who ->
        [me] Тепер господар столу — ви.
       *[other] Тепер господар столу — { $name }.
    }
tell-offered = { $who ->
        [by] Ви пропонуєте місце, яке має { $name }: його може зайняти кожен, хто відкриє посилання.
       *[other] { $by } пропонує місце, яке має { $name }: його може зайняти кожен, хто відкриє посилання.
    }
tell-started = Партія починається.
tell-forfeited = { $who ->
        [me] Бот вирішує за вас.
       *[other] Бот вирішує замість гравця: { $name }.
    }
tell-nudged = { $who ->
        [me] { $by } квапить вас.
        [by] Ви квапите гравця { $name }.
       *[other] { $by } квапить гравця { $name }.
    }
tell-called = { $who ->
        [me] { $by } кличе бота замість вас.
        [by] Ви кличете бота замість гравця { $name }.
       *[other] { $by } кличе бота замість гравця { $name }.
    }
tell-clock = { $who ->
        [me] Ваш час вийшов; вирішує бот.
       *[other] { $name }: час вийшов; вирішує бот.
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
paradox-mine = Жодній вашій карті не можна призначити масть. Раунд завершується, ваші взятки рахуються з мінусом, додаткових очок ви не отримуєте.
paradox-other = Жодній карті не можна призначити масть ({ $name }). Раунд завершується; { $name } втрачає очко за кожну виграну взятку й не отримує додаткових очок.
paradox-lost = { $colour }: втрачено
paradox-taken = { $colour }: { $name }
paradox-neutral = { $colour }: нейтральний жетон
round-end-title = Раунд { $round } завершено
round-end-groups = Лінії з’єднують групи, що дали додаткові очки.
round-end-hands = Руки після роздачі
round-end-next = Наступний раунд
round-end-last = До результату
score-won-predicted = Виграно / ставка
score-tricks = Взятки
score-group = Група
score-missed = не справдилась
score-above = понад { $most }
score-paradox = парадокс
match-end-title = Партію завершено
match-given-up = Цю партію здано
match-end-tie = Рівність: { $points }. Вирішив останній раунд.
match-end-won = { $shared ->
        [yes] Ви ділите перемогу!
       *[no] Ви перемогли!
    }
match-end-place = { $place } місце з { $players }
match-end-points = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
match-end-rank = Місце
turning-start = { $who ->
        [me] Ви вели від першого раунду до кінця. Перевага: { $amount ->
            [one] { $amount } очко
            [few] { $amount } очки
           *[many] { $amount } очок
        }.
       *[other] Від першого раунду до кінця веде { $name }. Перевага: { $amount ->
            [one] { $amount } очко
            [few] { $amount } очки
           *[many] { $amount } очок
        }.
    }
turning-paradox = { $who ->
        [me] Усе вирішив раунд { $round }: { $rival } спричиняє парадокс, і ви виходите вперед.
        [rival] Усе вирішив раунд { $round }: ви спричинили парадокс, і вперед виходить { $name }.
       *[other] Усе вирішив раунд { $round }: { $rival } спричиняє парадокс, і вперед виходить { $name }.
    }
turning-group = { $who ->
        [me] Усе вирішив раунд { $round }: ваша група з { $amount } виводить вас уперед.
       *[other] Усе вирішив раунд { $round }: завдяки групі з { $amount } вперед виходить { $name }.
    }
turning-points = { $who ->
        [me] Усе вирішив раунд { $round }: ви здобуваєте { $amount ->
            [one] { $amount } очко
            [few] { $amount } очки
           *[many] { $amount } очок
        } і виходите вперед.
       *[other] Усе вирішив раунд { $round }: { $name } здобуває { $amount ->
            [one] { $amount } очко
            [few] { $amount } очки
           *[many] { $amount } очок
        } і виходить уперед.
    }
turning-choice = Ваше найдорожче рішення: { $move } у раунді { $round }. Краще: { $better }, у середньому на { $points } очка більше.
curve-title = Очки після кожного раунду.
curve-seat = { $name }: { $points }.
match-end-rematch = Зіграти ще раз
rematch-wanted = { $count ->
        [one] { $names } хоче зіграти ще раз.
        [few] { $names } хочуть зіграти ще раз.
       *[many] { $names } хочуть зіграти ще раз.
    }
rematch-begun = Наступна партія вже почалася.
rematch-join = Приєднатися
rematch-watch = Дивитися наступну партію
rematch-next = До наступної партії
match-end-review = Розбір
picture-save = Зберегти зображення
picture-saved = Зображення збережено.
picture-copied = Результат скопійовано як текст.
picture-failed = Цей браузер не зміг створити зображення.
score-round = Р{ $round }
proof-check = Перевірити роздачі
proof-about = Карти походять із випадкових чисел сервера та гравців, і всі вони були обіцяні, перш ніж стало відоме бодай одне. Ваш браузер може перевірити, що ніхто не вибирав карти. Лише хто починає, визначає жеребом сам сервер.
proof-good = Перевірено: карти всіх раундів походять з обіцяних випадкових чисел сервера та гравців: { $names }. Серед них є ваше, тож ніхто не міг вибрати карти, навіть сервер разом з усіма іншими.
proof-good-others = { $count ->
        [0] Перевірено: карти всіх раундів походять з обіцяного випадкового числа сервера. Жоден гравець не додав свого, тож це не доводить, що сервер не вибирав карти.
       *[other] Перевірено: карти всіх раундів походять з обіцяних випадкових чисел сервера та гравців: { $names }. Жодне з них не походить із цього пристрою, тож тут не доведено, що ніхто не вибирав карти.
    }
proof-none-withheld = Спільник сервера міг би хіба що приховати обіцяне число. Ніхто цього не зробив.
proof-withheld = Випадкове число обіцяно, але не названо вчасно: { $names }. За допомогою сервера це був вибір однієї партії з { $deals }.
proof-old = Перевірено: карти всіх раундів походять з обіцяного випадкового числа сервера. У цій давнішій партії гравці додавали свої без обіцянки, тож це не доводить, що ніхто не вибирав карти.
proof-wrong-commitment = Перед партією обіцяли не те, що каже доказ.
proof-wrong-share = Одне з випадкових чисел не те, яке було обіцяно.
proof-wrong-deal = Карти раунду { $round } не походять із випадкових чисел.
proof-wrong-hand = Ваші карти в раунді { $round } не ті, що в доказі.

### refusals of the server

no-such-table = Немає столу { $table }.
broken-table = Запис цього столу пошкоджено, тож гра не може тривати. Його може переглянути той, хто підтримує цей сервер.
not-seated = Ви не сидите за цим столом.
not-host = Це може лише господар столу.
was-removed = У вас забрали місце: сісти за цей стіл знову не можна.
not-vacant = Зайняти можна лише місце, на якому за когось грає бот.
others-play = Цю партію грають інші: ви можете вийти з неї, але не закрити.
not-watchable = Цей стіл закрито для глядачів.
already-started = Партія вже почалася.
not-started = Партія ще не почалася.
not-over = Партія ще не завершилася.
already-seated = Ви вже сидите за цим столом.
no-free-chair = За цим столом немає вільних місць.
chair-taken = Це місце зайнято.
no-such-chair = За цим столом немає місця { $chair }.
decision-taken = Це рішення вже прийнято; ось поточний стан гри.
decision-not-due = Гра пішла далі; ось її поточний стан.
not-waited-for = На цього гравця зараз ніхто не чекає.
too-early = Трохи терпіння: це стане можливо за { $seconds } с.
no-such-phrase = Тут цього не можна сказати.
bad-commitment = Обіцянка випадкового числа має 64 шістнадцяткові цифри.
nothing-to-reveal = Ви не обіцяли випадкового числа для цієї партії.
revealed-too-late = Карти вже роздано, без вашого випадкового числа.
no-aids = За цим столом грають без підказок.
bot-missing-part = { $bot } не може тут грати: { $part } не встановлено ({ $command }).
bot-not-offered = { $bot } не грає на цьому сервері.
bad-option = { $option ->
        [board] Це поле не підходить до столу.
        [bots] Ці боти не підходять до місць.
       *[limit] Такий час на рішення неможливий.
    }
bad-name = Ім’я має від 1 до { $most } символів.
no-guest = Сервер вас більше не знає. Почніть із головної сторінки.
bad-code = Це посилання вже використано, або його десять хвилин минули. Створіть нове.
bad-words = { $word ->
        [0] { $count ->
            [9] Ці слова не пасують одне до одного: в одному є помилка, або порядок інший.
           *[more] Слів має бути дев’ять, а введено { $count }.
        }
       *[more] Слово { $word } не може бути правильним. Перевірте, як воно написане.
    }
unknown-words = Таких слів ні в кого немає. Можливо, є новіші, або вони з іншого сервера.
logged-out = На цьому пристрої виконано вихід.
kicked = Той, хто утримує цей сервер, прибрав вас з-за ваших столів.
banned = { $days ->
        [0] Той, хто утримує цей сервер, заблокував вам доступ.
        [one] Той, хто утримує цей сервер, заблокував вам доступ ще на { $days } день.
        [few] Той, хто утримує цей сервер, заблокував вам доступ ще на { $days } дні.
       *[many] Той, хто утримує цей сервер, заблокував вам доступ ще на { $days } днів.
    }
no-such-device = На цьому пристрої вихід уже виконано.
too-many-tables = У вас стільки відкритих столів: { $most }; спершу завершіть один із них.
no-such-day = Роздачі дня «{ $day }» немає.
day-not-begun = Роздача { $day } відкриється, коли цей день почнеться будь-де на землі.
day-not-now = Пристрій показує, що сьогодні { $day }, але ніде на землі зараз не цей день. Перевірте його годинник.
too-fast = Трохи зашвидко. Спробуйте за { $seconds } с.
too-many-connections = Звідси відкрито забагато сторінок; закрийте одну (не більше ніж { $most }).
too-many-watched = Водночас можна дивитися не більше столів, ніж { $most }.
too-large = Це завелике; найбільше — { $most }.
not-a-message = Сервер цього не зрозумів ({ $problem }).
bad-request = Сервер цього не зрозумів ({ $problem }).
no-such-page = На сервері немає такої сторінки.
no-such-puzzle = Такої задачі немає.
not-at-home = Це можна зробити лише на комп’ютері, де Purradox запущено командою ./play.
no-network = Цей комп’ютер не під’єднано до мережі, з якої могли б приєднатися інші.
wrong-method = Сервер не може цього тут зробити.
other-origin = Це надійшло з чужого сайту, тож нічого не зроблено.
wrong-host = Цей сервер не відповідає на це ім’я. Скористайтеся адресою, яку вам дали.
no-thought = Бот нічого не придумав ({ $reason }).
server-trouble = На сервері щось пішло не так. Вашій партії нічого не загрожує.
not-ready = Сервер ще не готовий. Хвилинку.
too-many-reviews = Зараз розбирають забагато партій (щонайбільше { $most }). Спробуйте приблизно за { $seconds } с.
too-many-reviews-of-yours = Ваших розборів уже стільки, скільки можна: { $most }. Спробуйте приблизно за { $seconds } с.
too-many-hints = Забагато підказок чекають (щонайбільше { $most }). Спробуйте приблизно за { $seconds } с.
