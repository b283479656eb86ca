### cli

help = Purradox: карткова гра «Кіт у коробці». Грайте самі, дивіться, як грають боти, перевіряйте записи партій.
help-usage = Використання:
help-usage-options = [ПАРАМЕТРИ]
help-usage-command = КОМАНДА…
help-arguments = Аргументи:
help-options = Параметри:
help-commands = Команди:
help-default = (типово: { $value })
help-help = Показати цю довідку.
help-language = Мова довідки та повідомлень.
help-version = Показати версію.
help-install-completion = Установити автодоповнення для вашої оболонки.
help-show-completion = Показати скрипт автодоповнення для вашої оболонки.

no-such-command = Немає команди «{ $word }». { $nearest ->
        [none] Є такі: { $commands }.
       *[other] Можливо, «{ $nearest }»? Є такі: { $commands }.
    }
no-such-option = Тут немає параметра { $option }. Див. «{ $command } --help».
option-without-value = Параметр { $option } вжито неправильно. Див. «{ $command } --help».
word-missing = Бракує: { $word }. Див. «{ $command } --help».
bad-value = Неправильне значення: { $word }. Можливі: { $expected }.
kind-int = ціле число
kind-float = число
kind-bool = yes (так) | no (ні)
kind-str = текст
usage-wrong = Ці аргументи не поєднуються. Див. «{ $command } --help».
no-such-language = Немає мови «{ $language }». Є такі: { $languages }.
said = { $text }
file-missing = { $file }: такого файлу немає.
file-is-directory = { $file }: це тека. Назвіть файли, що в ній.
file-forbidden = { $file }: немає дозволу на цей файл.
file-trouble = { $file }: { $reason }.
system-trouble = Відповідь системи: { $reason }.
part-missing = { $part } не встановлено. Щоб установити: { $command }

### records

help-verify = Перевірити записи: по рядку на кожен, «ok» або що й де не так.
help-verify-files = Файли із записами; - означає стандартне введення.
help-legal = Сказати, чий хід наприкінці кожного запису і які ходи дозволені.
help-legal-files = Файли із записами; - означає стандартне введення.
help-convert = Переписати записи як текст або JSON.
help-convert-files = Файли із записами; - означає стандартне введення.
help-convert-to = Формат результату.
reading = Читання записів

### bots

bad-bot-spec = «{ $spec }» не називає ботів; напишіть НАЗВА, НАЗВА:ОПЦІЯ=ЗНАЧЕННЯ або exec:КОМАНДА, а між ботами ставте коми.
unknown-bot = немає бота «{ $name }»; { $nearest ->
        [none] є: { $known }.
       *[other] можливо, «{ $nearest }»? Є: { $known }.
    }
bot-unavailable = не вдалося завантажити бота { $name }: { $reason }.
bot-needs = боту { $name } потрібен { $part }, а його не встановлено: { $command }
unknown-bot-option = бот { $name } не має опції «{ $option }»; { $known ->
        [none] він не має жодних опцій.
       *[other] він має: { $known }.
    }
missing-bot-option = боту { $name } потрібне значення опції: { $name }:{ $option }=…
bad-bot-option = { $name }:{ $option }={ $value } не підходить; потрібно { $expected ->
        [int] ціле число.
        [float] число.
        [bool] yes (так) або no (ні).
       *[other] { $expected }.
    }
bots-and-chairs = кількість ботів ({ $bots }) не відповідає кількості місць ({ $chairs }): назвіть щонайбільше по одному на кожне.

### boards

board-provisional = порядок клітинок фіолетового поля тимчасовий (R2.3): ніхто ще не списав його для нас із друкованих карт. Якщо ви знаєте справжній, задайте його чотири ряди через --board, у лапках або у файлі.
board-unknown = --board: «{ $board }» — це не white, не violet, не чотири ряди на зразок "r123456 b345612 y561234 g123456" і не файл.
board-not-text = { $file }: це не текст із чотирьох рядів.
board-wrong = --board: { $reason }
folder-missing = { $file }: немає теки, куди писати.
folder-named = { $file }: це тека; назвіть файл у ній.

### simulate

help-simulate = Зіграти партії між ботами й вивести їхні записи.
help-simulate-players = Кількість гравців; інакше стільки, скільки названо ботів, або 3.
help-simulate-matches = Скільки партій зіграти.
help-simulate-bots = Боти по черзі й знову спочатку, доки не зайнято всі місця: careful, random…
help-simulate-seed = Те саме зерно дає ті самі партії.
help-simulate-board = Поле дослідження: white, violet, чотири ряди в лапках або файл із чотирма рядами.
help-simulate-processes = Скільки партій грати водночас.
help-simulate-form = Вигляд записів.
help-simulate-out = Куди писати; - це стандартне виведення.
help-simulate-date = День, який зазначити в записах.
simulating = Триває гра
simulate-interrupted = перервано; записано партій: { $written } із { $matches }.
simulate-failed = бот схибив у партії { $number }: { $reason }. Записано партій: { $written }.

### play

help-play = Зіграти проти ботів тут, у терміналі.
help-play-players = Кількість гравців разом із вами.
help-play-board = Поле дослідження: white, violet, чотири ряди в лапках або файл із чотирма рядами.
help-play-bots = Решта ботів по черзі й знову спочатку, доки не зайнято всі місця: careful, random…
help-play-seed = Те саме зерно дає ті самі роздачі.
help-play-save = Коли ви вийдете, записати партію в цей файл.
help-play-daily = Зіграти для вправи роздачу дня: чотири гравці, один раунд, ті самі карти, що й усюди.

play-welcome =
    «Кіт у коробці», { $board ->
        [white] біле поле
        [violet] фіолетове поле
       *[own] власне поле
    }. Ваші суперники: { $bots }.
    Будь-коли: ? показує, що можна зробити, quit завершує гру.
play-you = Ви
play-round = == Раунд { $round } з { $rounds }. { $who ->
        [me] Починаєте ви.
       *[other] Починає { $name }.
    }
play-predicts = { $name } робить ставку на { $tricks ->
        [one] { $tricks } взятку.
        [few] { $tricks } взятки.
       *[many] { $tricks } взяток.
    }
play-plays = { $name } грає: { $cell }.
play-scores = Очки за раунд { $round }:
play-score-bonus = { $name }: { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    } + { $bonus } за групу { $group } = { $points }. Разом { $total }.
play-score-missed = { $name }: { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }, без додаткових очок = { $points }. Разом { $total }.
play-score-paradox = { $name }: парадокс, мінус { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }, без додаткових очок = { $points }. Разом { $total }.
play-trick = На столі: { $plays }
play-hand = Ваша рука: { $cards }
play-won = виграно взяток: { $tricks }
play-predicted = ставка: { $tricks }
play-without = втрачені масті: { $colours }
play-ask-discard = Покладіть одну карту долілиць. Яке значення?
play-ask-predict = Скільки взяток ви виграєте: { $allowed }?
play-ask-lead = Ви починаєте взятку. Яка карта і яка масть? Наприклад, 5b — синя 5.
play-ask-follow = Ваш хід; основна масть: { $colour }. Яка карта і яка масть?
play-legal = Можна вибрати: { $moves }
play-words = Введіть щось із цього; why 5b пояснить, чому так ходити не можна; quit завершує гру.
play-why-legal = { $move } можна зіграти.
play-you-took = ви
play-number-please = Введіть число або «?», щоб побачити, які можливі.
play-card-please = Введіть значення й літеру масті (r червона, b синя, y жовта, g зелена), наприклад 5b, або «?», щоб побачити, що дозволено.
play-which-colour = Яка масть? Можна вибрати: { $moves }
play-left = Ви встали з-за столу. До зустрічі!
play-saved = Запис партії — у файлі { $file }.

### precompile

help-precompile = Скомпілювати все зараз, один раз на цьому комп’ютері, щоб потім не чекати на жодного бота.
precompiled = Усе скомпільовано: боти, підказки й розбори запускаються одразу.

### gate

help-gate = Звірити скомпільоване ядро з читабельним рушієм, який є еталоном.
help-gate-rounds = Раунди, зіграні крок у крок, і стільки ж швидких розіграшів.
help-gate-seed = Те саме зерно дає ті самі раунди.
help-gate-engine = Який рушій звірити: скомпільований для процесора (cpu) чи для відеокарти (cuda). На відеокарті — стільки раундів кожного варіанта.
gate-part = Частина
gate-pieces = Елементи
gate-compared = Порівняння
gate-seconds = Секунди
gate-result = Рушії
gate-part-cases = Малюнки й рідкісні випадки
gate-part-perft = Файли perft
gate-part-toys = Іграшкові варіанти
gate-part-lockstep = Крок у крок
gate-part-playouts = Швидкі розіграші
gate-part-batches = Багато столів водночас
gate-part-rounds = Цілі раунди на відеокарті
gate-no-card = Numba не знаходить тут відеокарти, якою могла б скористатися. NUMBA_ENABLE_CUDASIM=1 повільно її імітує; на комп’ютері з відеокартою встановіть numba-cuda і задайте PURRADOX_PORTABLE=1.
gate-agree = згодні
gate-differ = різняться
gate-passed = Рушії згодні.
gate-failed = Рушії різняться. Рядки вище показують, як туди повернутися.

### bench

help-bench = Виміряти швидкість рушіїв і звірити статистику випадкової гри з відомою. (Силу бота вимірює benchmark.)
help-bench-name = kernel: скомпільований рушій поряд з усім, з чим його можна порівняти; figures: статистика випадкової гри; readable: читабельний рушій; server: скільки витримує сервер.
help-bench-quick = Швидше, але з грубішими результатами.
help-bench-json = Записати результати ще й у цей файл.
bench-missing = Тут немає вимірювань: вони є в репозиторії, а не у встановленому пакеті. Запустіть «./play bench» у його копії.

### arena

help-arena = Нехай боти грають на тих самих роздачах, кожен на кожному місці; наприкінці видно, хто сильніший і наскільки це певно. «arena report ТЕКА» ще раз показує звіт із теки.
help-arena-stored = Ще раз показати звіт із цієї теки.
help-arena-bots = Боти, щонайменше два; той самий двічі — це контроль.
help-arena-players = Скільки гравців за столом; інакше стільки, скільки названо ботів.
help-arena-matches = Скільки партій зіграти; почату роздачу грають на кожному місці.
help-arena-hours = Скільки годин грати; почату роздачу дограють до кінця.
help-arena-until = Спинитися, щойно це або протилежне буде доведено.
help-arena-processes = Скільки партій грати водночас.
help-arena-ray = Грати на кластері Ray за цією адресою; local запускає його тут.
help-arena-seed = Те саме зерно дає ті самі роздачі; інакше 0.
help-arena-board = Поле дослідження: white, violet, чотири ряди в лапках або файл із чотирма рядами; інакше white.
help-arena-out = Зберігати кожну партію у цій теці; та сама команда продовжить звідти.
help-arena-file = Записати звіт також у цей файл, як JSON.
arena-playing = Боти грають
arena-bot = Бот
arena-points = Очки за раунд
arena-wins = Перемоги, %
arena-paradoxes = Парадокси
arena-predictions = Ставки
arena-time = мс на хід
arena-worst = найдовше
arena-rating = Рейтинг
arena-pair = Пара
arena-deals = Роздачі
arena-difference = Очки за раунд
arena-ahead = Вище, %
arena-control = контроль
arena-summary = Роздачі: { $deals }. Партії: { $matches }. Різні партії: { $games }.
arena-legend = ± і проміжки в дужках — це 95-відсоткові інтервали за роздачами; для рейтингу ± — його сигма. Рівна частка перемог одного місця: { $fair }.
arena-forfeits = Рішення, які замість бота { $name } прийняв careful: { $decisions }.
arena-until-so = Доведено: { $claim }. Вище: { $ahead } %, коли б не спинитися.
arena-until-opposite = Доведено протилежне, а не { $claim }. Вище: { $ahead } %, коли б не спинитися.
arena-until-open = Не вирішено: { $claim }. Вище: { $ahead } %, коли б не спинитися.
arena-interrupted = перервано; та сама команда продовжить звідси.
arena-interrupted-unkept = перервано; без --out нічого не збережено.
arena-few-bots = --bots: назвіть щонайменше двох ботів через кому.
arena-how-long = Як довго? Вкажіть --matches або --hours.
arena-until-form = --until: «{ $claim }» не має вигляду "A > B" або "A > B - 5%".
arena-until-unknown = --until: тут немає «{ $name }». Є: { $names }.
arena-until-same = --until: у «{ $claim }» той самий бот стоїть з обох боків.
arena-until-margin = --until: «{ $claim }» завжди справджується. Відніміть менше ніж 50 %.
arena-none-here = { $folder }: тут немає арени.
arena-not-a-folder = { $folder }: це не тека.
arena-folder-taken = { $folder }: тут уже є щось інше. Назвіть нову теку.
arena-folder-busy = { $folder }: цю теку використовує інша арена.
arena-folder-differs = { $folder } містить арену з іншими налаштуваннями ({ $setting }: там { $there }, тут { $here }). Назвіть нову теку або ті самі налаштування.
arena-damaged = { $file }: рядок { $line } неможливо прочитати. Вилучіть цей рядок або назвіть нову теку.
arena-bot-raised = бот { $name } схибив у партії { $match }: { $reason }. { $file ->
        [none] Запис до цього місця наведено вище.
       *[other] Запис до цього місця є у { $file }.
    }
arena-bot-illegal = бот { $name } зробив недозволений хід у партії { $match }: { $reason }. { $file ->
        [none] Запис до цього місця наведено вище.
       *[other] Запис до цього місця є у { $file }.
    }
arena-worker-died = Процес, що грав партії, несподівано завершився. Можливо, забракло пам’яті: спробуйте менше число в --processes.
arena-ray-unreachable = --ray: за адресою «{ $address }» немає кластера: { $reason }

### benchmark

help-benchmark = Виміряти силу бота: на сталих роздачах і на кожному місці, серед careful, серед greedy і серед neural. (Швидкість рушіїв вимірює bench.)
help-benchmark-bot = Бот: careful, "exec:python3 my_bot.py"…
help-benchmark-players = Скільки гравців за столом.
help-benchmark-deals = Скільки роздач; порівнюють результати з однаковою кількістю, інакше 100.
help-benchmark-processes = Скільки партій грати водночас.
help-benchmark-file = Записати результат також у цей файл, як JSON.
benchmark-opponents = Суперники
benchmark-summary = Benchmark { $version }. Роздачі проти кожного суперника: { $deals }, кожна на кожному місці. ± і проміжки в дужках — це 95-відсоткові інтервали за роздачами. Рівна частка перемог одного місця: { $fair }.

### dataset

help-dataset = Нехай боти greedy грають партії; кожне рішення стає рядком масиву: що було видно, що було дозволено, що зроблено, і рахунок. Те саме зерно дає ті самі байти.
help-dataset-matches = Скільки партій для кожної кількості гравців; інакше 100 000.
help-dataset-players = Лише ця кількість гравців; інакше всі.
help-dataset-seed = Те саме зерно дає ті самі байти; інакше 0.
help-dataset-board = Поле дослідження: white, violet, чотири ряди в лапках або файл із чотирма рядами; інакше white.
help-dataset-out = Записати файли в цю теку; без неї показано лише їхні SHA-256.

### list of bots

help-bots = Вивести встановлених ботів і їхні опції.
help-bots-json = Вивести список як JSON.
bots-missing = не вдалося завантажити: { $reason }
bots-required = обов’язково
bots-how = Опції пишуть після двокрапки, де б не називали бота: { $example }
bot-about-random = Робить будь-який дозволений хід, усі однаково ймовірні.
bot-about-careful = Лічить карти й клітинки, обходить парадокси й грає на свою ставку, не зазираючи наперед.
bot-about-thumb = Дотримується простих правил із надрукованої сторінки й більше нічого не знає.
bot-about-greedy = Оцінює як careful, скомпільований і налаштований для кожної кількості гравців.
bot-about-search = Пробує ходи в можливих роздачах, що узгоджуються з побаченим.
bot-about-neural = Вмить грає те, чого навчилася його нейронна мережа.
bot-about-exec = Питає про кожне рішення вашу програму: exec:COMMAND

### bot pipe

help-bot = Один із наших ботів відповідає на запитання зі стандартного входу, щоб будь-яка програма могла грати проти нього.
help-bot-spec = Бот: careful, random…
help-bot-seed = Те саме зерно й те саме запитання дають ту саму відповідь.
legal-differs = «legal» не те, що кажуть правила: { $right }
bot-option-not-positive = { $name }:{ $option }={ $value } не підходить; значення має бути більшим за 0.
bot-option-negative = { $name }:{ $option }={ $value } не підходить; значення має бути не меншим за 0.
bot-option-too-large = { $name }:{ $option }={ $value } не підходить; значення має бути не більшим за { $most }.
no-such-program = exec: не вдається запустити «{ $program }»; назвіть програму з PATH або напишіть повний шлях.
forfeit = { $bot }, { $seat }, рішення { $decision }: { $reason } Замість нього вирішує бот careful.{ $words ->
        [none] { "" }
       *[other] { " " }Останні слова програми: { $words }
    }
forfeit-nonsense = «{ $detail }» не є відповіддю.
forfeit-illegal = «{ $detail }» тут не є дозволеним ходом.
forfeit-refused = програма відмовляється: { $detail }
forfeit-too-long = відповідь довша, ніж може бути будь-яка відповідь.
forfeit-out-of-turn = програма заговорила без запитання.
forfeit-late = немає відповіді за { $detail } с (чи програма відразу надсилає кожен рядок?).
forfeit-closed = програма закрила свій вихід.
forfeit-died = програма завершилася зі статусом { $detail }.
forfeit-not-started = не вдається запустити програму: { $detail }.
forfeit-given-up = вона втратила кілька рішень поспіль, і її більше не запускають.

### sit

help-sit = Посадити бота за стіл сервера й тримати його там.
help-sit-spec = Бот: careful, "exec:python3 my_bot.py"…
help-sit-server = Сервер або посилання на один із його столів.
help-sit-table = Стіл, за який сісти; можна повторити. Без цього відкривається новий стіл.
help-sit-name = Як звати бота; типово так, як його опис.
help-sit-players = Кількість гравців за новим столом.
help-sit-board = Поле дослідження нового столу: white, violet, чотири ряди в лапках або файл із чотирма рядами.
help-sit-seconds = Секунди на кожне рішення; потім вирішує бот careful.
help-sit-rematch = Залишатися після партії й погоджуватися, коли хтось хоче реваншу.
sit-seated = { $name } сидить за столом { $link }
sit-left = { $name } виходить.
sit-already = { $name } вже грає за столом { $table }. Виберіть інше --name.
sit-disconnected = Зв’язок із сервером { $server } втрачено; пробуємо ще раз.
sit-connected = Зв’язок із сервером { $server } відновлено.
server-unreachable = Немає зв’язку із сервером { $server }.
other-protocol = Версії цієї програми та сервера несумісні. Оновіть старішу: pip install --upgrade purradox
sit-closed = { $reason ->
        [host] господар закрив стіл.
        [expired] сюди давно ніхто не заходив: стіл закрито.
        [operator] адміністратор сервера закрив стіл.
       *[left] партію здано.
    }
sit-removed = у бота забрали місце.
sit-result = місце { $place } з { $players }, очки: { $points } ({ $totals })
sit-late = немає відповіді за { $detail } с.
sit-died = його процес завершився.
sit-refused = не вдалося: { $detail }

### conformance

help-conform = Запустити перевірки відповідності для бота.
help-conform-spec = Бот: careful, "exec:python3 my_bot.py"…
help-conform-players = Лише ця кількість гравців; інакше кожна.
help-conform-rounds = Зі скількох раундів брати позиції, для кожної кількості гравців.
help-conform-seconds = Час на рішення; інакше час не перевіряється.
help-conform-seed = Те саме зерно дає ті самі запитання.
help-conform-clock = Бот думає за годинником: не чекати двічі того самого ходу.
help-conform-json = Вивести результат як JSON.
conforming = Опитування бота
conform-check = Перевірка
conform-asked = Запитань
conform-result = Результат
conform-check-matches = грає цілі партії
conform-check-legal = робить лише дозволені ходи
conform-check-repeats = те саме зерно — ті самі ходи
conform-check-order = у будь-якому порядку ті самі ходи
conform-check-blind = інші невидимі карти — ті самі ходи
conform-check-quiet = не чіпає спільної випадковості
conform-check-view = не чіпає свого виду
conform-check-time = вкладається в час
conform-passed = пройдено
conform-failed = не пройдено
conform-not-asked = не питали
conform-wrong-matches = він не дійшов до кінця: { $answer }
conform-wrong-legal = відповідь { $answer } не є дозволеним ходом.
conform-wrong-repeats = уперше він відповів { $answer }, удруге { $other }.
conform-wrong-order = опитаний по порядку, він відповів { $answer }, без порядку — { $other }.
conform-wrong-blind = він відповів { $answer }, але { $other }, коли карти, яких він не бачить, були інші.
conform-wrong-quiet = він змінив стан { $answer }, що належить усім.
conform-wrong-view = він змінив вид, який отримав, і відповів { $answer }.
conform-wrong-time = він думав { $answer } с; він має { $other } с і ще одну десяту.
conform-stopped = Бот двічі поспіль не відповів, тож більше його не питали.
conform-passed-all = Бот відповідає вимогам.
conform-failed-some = Бот не відповідає вимогам. Записи вище — перші позиції, у яких він схибив.

### analysis

help-analyse = Розібрати партію: чого був вартий кожен вибір, зважаючи на те, що гравець міг знати.
help-analyse-file = Файл із записом; - означає стандартне введення.
help-analyse-record = Котрий запис у файлі, рахуючи від 1.
help-analyse-seat = Лише цей гравець: ім’я або номер місця, рахуючи від 0. Тоді показано кожне рішення.
help-analyse-simulations = Скільки симуляцій для кожного рішення, типово 600; більше — повільніше й точніше.
help-analyse-seconds = Час на кожне рішення замість кількості роздач.
help-analyse-seed = Те саме зерно й та сама кількість роздач дають той самий розбір.
help-analyse-json = Вивести все як JSON.
help-analyse-html = Записати самодостатню вебсторінку.
help-analyse-out = Куди писати; - це стандартне виведення.
help-hint = Підказати, що робити наприкінці запису: кожен вибір, починаючи з найкращого, і чому.
help-hint-file = Файл із записом; - означає стандартне введення.
help-hint-record = Котрий запис у файлі, рахуючи від 1.
help-hint-seat = Чий вибір: ім’я або номер місця, рахуючи від 0. Інакше того, чий хід.
help-hint-seconds = Скільки думати, інакше пів секунди.
help-hint-simulations = Скільки симуляцій, замість часу.
help-hint-seed = Те саме зерно й та сама кількість роздач дають ту саму відповідь.
help-hint-json = Вивести відповідь як JSON.
help-hint-watch = Показувати відповідь у терміналі, поки вона уточнюється; Ctrl-C це завершує.
help-puzzles = Розв’язати задачу: задачу дня, задачу певного виду або ту, що має цей ідентифікатор. Завершується кодом 0, якщо відповідь правильна.
help-puzzles-puzzle = Ідентифікатор задачі, як у її адресі.
help-puzzles-kind = Задача цього виду: survive, keep, group, discard або read.
help-puzzles-answer = Відповісти одразу, без запитання.
analysing = Розбір рішень
analysis-title = Розбір партії
analysis-accuracy = Точність
analysis-lost-points = Віддано очок
analysis-lost-win = Віддано перемоги
analysis-typical = Зазвичай
analysis-deal = Роздача
analysis-luck = Удача
analysis-play = Гра
analysis-score = Рахунок
analysis-when = Коли
analysis-best = Найкраще
analysis-loss = Втрата
analysis-why = Чому
analysis-step = { $phase ->
        [discard] карта долілиць
        [predict] ставка
       *[play] взятка { $trick }
    }
analysis-moment = раунд { $round }, { analysis-step }
analysis-costliest = Найдорожчі рішення: { $name }
analysis-nothing-lost = Жоден вибір не був помітно гіршим за найкращий.
analysis-mistake = { $when }: { $chosen }, краще { $best }. Очки { $points }, перемога { $win }. { $why }
analysis-unknown = { $name }: раунди { $rounds } не розібрано, бо запис не називає цих карт.
analysis-legend =
    Зазвичай + роздача + удача + гра = рахунок раунду; удача — те, що справдилося понад очікуване, гра — те, що дали рішення понад рішення швидкого гравця.
    Точність, хоч які карти: близько 100 % за щоразу найкраще рішення, 80 % за рішення швидкого гравця, близько 0 % за рішення навмання. ± — стандартна похибка.
analysis-simulations = Симуляцій на кожне рішення: { $simulations }
analysis-seconds = Секунд на кожне рішення: { $seconds }
analysis-chart-win = Шанс виграти партію, яким його міг знати кожен гравець
analysis-chart-win-kind = Кожна лінія знає лише стіл і карти цього гравця, тому сума не завжди дорівнює 100 %.
analysis-chart-points = Очікуваний рахунок раунду
analysis-chart-dot = що приніс раунд
analysis-board = Поле дослідження, { $when }. { $rows }
analysis-board-key = ✗ у пунктирній рамці: що зіграно. ✓: найкращий вибір.
analysis-neutral = нейтральний
analysis-hand = Рука: { $cards }
analysis-led = Основна масть: { $colour }
analysis-all = Усі рішення
analysis-empty = У цьому записі нема чого розбирати: жодного рішення гравця, чиї карти відомі.
analysis-one-format = --json і --html не поєднуються: виберіть щось одне.
analysis-records = { $file }: це запис { $number } з { $count }; --record вказує інший.
analysis-no-record = { $file }: немає запису { $number }; усього записів: { $count }.
analysis-no-seat = --seat: тут немає «{ $seat }». Є: { $names }.
hint-ask = { $name }: { $phase ->
        [discard] яку карту покласти долілиць?
        [predict] на скільки взяток зробити ставку?
       *[play] що зіграти?
    }
hint-nobody = Наприкінці цього запису нема чого вибирати: { $state ->
        [over] партію завершено.
       *[deal] треба роздати карти.
    }
hint-whose = Кілька гравців ще мають покласти карту долілиць; виберіть через --seat: { $names }.

### serve

help-serve =
    Столи для браузерів: на цьому комп’ютері або для всіх.
    Кожен параметр може бути також змінною середовища (--port: PURRADOX_PORT) або рядком у файлі TOML (port = 8080), який називає --config або PURRADOX_CONFIG. Параметр важить більше за середовище, середовище – більше за файл. Кожен на цьому комп’ютері може прочитати параметри процесу: тримайте пароль у середовищі, у файлі або в --password-file.
help-serve-config = Файл TOML з налаштуваннями.
help-serve-address = Адреса, на якій слухати; 0.0.0.0 означає всі.
help-serve-port = Порт; 0 бере вільний.
help-serve-hosts = Імена, за якими доступний цей сервер, через кому; інші отримують 421. Без цього підходить будь-яке ім’я.
help-serve-database = Файл SQLite або postgresql://…; інакше файл серед ваших даних.
help-serve-password-file = Файл, у якому є лише пароль до бази даних PostgreSQL.
help-serve-workers = Скільки процесів відповідає людям; більше ніж один потребує PostgreSQL.
help-serve-thinkers = Скільки процесів думає за ботів.
help-serve-proxies = Довірені зворотні проксі (використовується їхній X-Forwarded-For).
help-serve-connections = Скільки з’єднань може мати одна адреса.
help-serve-messages = Скільки повідомлень за секунду може надіслати одне з’єднання.
help-serve-requests = Скільки запитів за секунду може зробити одна адреса.
help-serve-guest-days = Гостей, яких не було тут стільки днів і в яких немає незавершеної партії, видаляють; 0 зберігає їх назавжди.
help-serve-waiting-days = Через скільки днів без нікого закривається стіл, який чекає на початок; 0 — ніколи.
help-serve-match-days = Через скільки днів без нікого закривається незавершена партія; 0 — ніколи.
help-serve-finished-days = Через скільки днів видаляється завершена партія; 0 — ніколи.
help-serve-daily-secret = Таємний текст, з якого випливають роздачі дня, щоб ніхто інший не знав завтрашньої; без нього вони випливають з дати. Тримайте його у змінній середовища або у файлі.
help-serve-bot = Бот, який столи можуть мати крім рівнів, наприклад magpie або "exec:COMMAND"; можна повторити. Цей текст бачать усі.
help-serve-webhook = Адреса http або https, яку викликають, коли за столами з годинником у днях надходить хід того, кого немає.
help-serve-offline = Тека, створена командою «export»: хто відкрив сторінку, зможе грати наодинці без з’єднання.
help-serve-browser = Відкрити сторінку у браузері.
help-verify-deal = Перевірити, чи партії роздано так, як каже їхнє зерно.
help-verify-deal-files = Файли з доказом партії, які дає сервер.
serving = Purradox працює за адресою { $link } – Ctrl+C зупиняє.
serving-others = Інші пристрої у вашій мережі відкривають { $link }
serving-already = Purradox уже працює, за адресою { $link }
database-in-use = { $database } використовує інший сервер. Зупиніть його або назвіть інший файл через --database.
database-broken = «{ $database }» не є базою даних або її пошкоджено. Поставте на її місце резервну копію або назвіть інший файл через --database.
database-unreachable = База даних { $database } не відповідає або не впускає нас.
database-newer = «{ $database }» записав новіший Purradox. Оновіть цей.
bad-database = «{ $database }» не є базою даних: назвіть файл або напишіть postgresql://ім’я@комп’ютер/база.
workers-need-postgresql = Кілька процесів потребують PostgreSQL: додайте --database postgresql://…
port-taken = Не можна слухати на { $address }, порт { $port }: можливо, він зайнятий. Виберіть інший через --port.
server-did-not-start = Сервер не запустився. Рядки вище кажуть чому; база даних { $database }.
no-such-setting = { $where }: немає налаштування «{ $name }». { $nearest ->
        [none] Є такі: { $settings }.
       *[other] Можливо, «{ $nearest }»?
    }
not-toml = { $file }: це не TOML; див. рядок { $line }.
deals-proved = { $rounds ->
        [one] ok, { $rounds } раунд роздано так, як каже зерно
        [few] ok, { $rounds } раунди роздано так, як каже зерно
        [many] ok, { $rounds } раундів роздано так, як каже зерно
       *[other] ok, { $rounds } раунду роздано так, як каже зерно
    }
deals-shared = Ніхто не вибирав карти: це доведено тим, хто додав випадкове число ({ $names }), якщо обіцянки у файлі – ті, які їм повідомили перед першою роздачею. Хто починає, визначив жеребом лише сервер.
deals-unshared = Ніхто не додав випадкового числа, тож сервер міг вибрати карти.
deals-withheld = Випадкове число обіцяно, але не названо вчасно: { $names }. За допомогою сервера це був вибір однієї партії з { $deals }.
deals-uncommitted = У цій партії випадкові числа додавали без обіцянки, тож сервер міг вибрати карти.
deals-daily = Це карти роздачі { $day }. Вони випливають із самої дати: ніхто їх не вибирав, і кожен може їх обчислити.
deals-daily-chain = Це карти роздачі { $day } із зерна, яке веде назад до { $root }. Якщо сервер сказав це раніше, карти вже тоді були визначені, однакові для всіх; власник сервера міг їх знати.
bad-proof = Це не доказ партії: { $line }
wrong-commitment = Зерно не те, яке було обіцяно столу.
wrong-deal = Раунд { $round } роздано інакше, ніж каже зерно.

### docs

help-docs = Відкрити документацію у браузері, з пошуком і прикладами, що ведуть до гри (англійською).
docs-missing = Тут немає документації: це встановлення зроблено без неї. Вона є в кожному випуску та в репозиторії.

### export

help-export = Записати гру як теку файлів для будь-якого вебхостингу: грають у браузері, навіть офлайн, і жоден ігровий сервер не потрібен.
help-export-folder = Тека для запису: нова чи порожня, або тека попереднього експорту.
export-downloading = Завантаження: { $what }…
export-compiling = Компіляція Python для сторінки…
export-writing = Запис файлів…
export-done = Сайт у теці { $folder } ({ $size } МБ).
export-look = Щоб переглянути: { $command }
export-needs-node = Для експорту потрібен Node.js, а його не встановлено. Щоб установити: { $command }
export-no-download = Не вдалося завантажити { $what } ({ $reason }). Перевірте з’єднання і спробуйте ще раз; завантаження потрібне лише один раз, далі файл зберігається.
export-wrong-file = { $file }: файл завантажено, але його контрольна сума хибна, тож його не використано. Спробуйте ще раз; якщо це повториться, щось дорогою змінює файл, наприклад проксі.
export-not-compiled = Не вдалося скомпілювати Python для сторінки: { $reason }
export-no-folder = { $folder }: це не тека. Назвіть нову теку.
export-not-empty = { $folder }: тут є файли, яких не записав жоден експорт, тож нічого не змінено. Назвіть нову або порожню теку.

### admin

help-admin =
    Догляд за сервером: побачити, що в ньому є, закривати столи, блокувати людей, видаляти дані, перевіряти базу.
    Те, що щось змінює, робить сервер, який працює; якщо жоден не працює, це робиться одразу. Базу вибирають так само, як для «serve»: параметром, змінною (PURRADOX_DATABASE) або файлом налаштувань, інакше це файл серед ваших даних. Код виходу 0, якщо все гаразд.
help-admin-list = Столи, спершу ті, що змінилися останніми.
help-admin-guests = Гості: ідентифікатор, відколи вони тут, день останнього візиту і за скількома столами сидять.
help-admin-statistics = Скільки чого є.
help-admin-close = Закрити стіл.
help-admin-kick = Прибрати гостя з-за столу; без столу – з усіх, і розірвати його з’єднання.
help-admin-ban = Заблокувати гостя, адресу або мережу.
    Адреса IPv6 означає свою мережу /64, тобто одну оселю. За проксі-сервером параметр «--proxies» команди «serve» має бути правильним, інакше в усіх одна адреса.
help-admin-unban = Зняти блокування.
help-admin-bans = Кого заблоковано, доки й чому.
help-admin-delete = Видалити гостя з усіма його даними або стіл.
    За столами, де сиділи й інші, на місці гостя стоїть N.N.
help-admin-prune = Видалити гостей, яких давно не було і в яких немає незавершеної партії.
help-admin-acts = Що зроблено останнім часом, кому і з якого облікового запису комп’ютера.
help-admin-check = Прочитати кожен журнал і порівняти з ним індекс; код виходу 1, якщо з якимось столом щось не так.
help-admin-rebuild = Записати індекс заново там, де він відрізняється від журналів; для SQLite – коли жоден сервер не працює.
help-admin-config = Файл TOML з налаштуваннями.
help-admin-database = Файл SQLite або postgresql://…; інакше файл серед ваших даних.
help-admin-password-file = Файл, у якому є лише пароль до бази даних PostgreSQL.
help-admin-table = Стіл за ідентифікатором з його посилання.
help-admin-at = Стіл за ідентифікатором з його посилання.
help-admin-guest = Гість за ідентифікатором, який показує «admin guests».
help-admin-whom = Ідентифікатор гостя або столу; для блокування також адреса або мережа (192.0.2.0/24, 2001:db8::/48).
help-admin-name = Лише гості, чиє ім’я містить цей текст.
help-admin-status = Лише столи, які чекають, за якими грають або на яких гру завершено.
help-admin-days = На скільки днів; без цього блокування не має кінця, а «prune» бере налаштування «serve».
help-admin-note = Чому, для того, хто доглядає за сервером.
help-admin-yes = Справді зробити; інакше лише показати.
help-admin-json = Записати результат як JSON.
admin-fault = { $table }: { $kind ->
        [missing] бракує рядка { $line } журналу.
        [unreadable] рядок { $line } журналу не вдається прочитати.
        [impossible] рядок { $line } журналу не може йти після попередніх.
        [no-log] журналу немає.
       *[index] індекс відрізняється від журналу: { $parts }.
    }
admin-checked = Столи: { $tables }. З пошкодженим журналом: { $broken }. З іншим індексом: { $differing }.
admin-rebuilt = { $table }: записано заново: { $parts }.
admin-rebuild-done = Столи: { $tables }. Записано заново: { $rebuilt }. З пошкодженим журналом, залишено без змін: { $broken }.
admin-table = Стіл
admin-status = Стан
admin-players = Гравці
admin-round = Раунд
admin-updated = Змінено
admin-people = Люди
admin-guest = Гість
admin-name = Ім’я
admin-created = Відколи
admin-seen = Востаннє
admin-tables = Столи
admin-banned = Заблоковано
admin-yes = так
admin-whom = Хто
admin-made = Відколи
admin-until = Доки
admin-note = Примітка
admin-at = Коли
admin-act = Що
admin-account = Обліковий запис
admin-outcome = Результат
admin-number = Кількість
admin-waiting = ще не зроблено
admin-close-done = Стіл { $whom } закрито.
admin-close-nothing = За столом { $whom } гру вже завершено.
admin-kick-done = { $number ->
        [0] З’єднання гостя { $whom } розірвано. Він не сидів за жодним столом, де грають.
        [one] Гостя { $whom } прибрано з { $number } столу.
        [few] Гостя { $whom } прибрано з { $number } столів.
       *[many] Гостя { $whom } прибрано з { $number } столів.
    }
admin-kick-nothing = Гість { $whom } не сидить за столом { $table }, або гру там завершено.
admin-ban-done = Заблоковано: { $whom }.
admin-unban-done = Розблоковано: { $whom }.
admin-unban-nothing = Не було заблоковано: { $whom }.
admin-delete-done = Видалено: { $whom }.
admin-delete-table = Стіл { $whom } було б видалено з усім, що за ним зіграно. Додайте --yes, щоб це зробити.
admin-delete-guest = Гостя { $whom } ({ $name }) було б видалено з усіма його даними. Додайте --yes, щоб це зробити.
admin-prune-done = { $number ->
        [one] Видалено { $number } гостя.
        [few] Видалено { $number } гостей.
       *[many] Видалено { $number } гостей.
    }
admin-prune-shown = { $number ->
        [one] { $number } гостя не було тут { $days } днів. Додайте --yes, щоб його видалити.
        [few] { $number } гостей не було тут { $days } днів. Додайте --yes, щоб їх видалити.
       *[many] { $number } гостей не було тут { $days } днів. Додайте --yes, щоб їх видалити.
    }
admin-nobody-answers = Сервер користується цією базою, але не відповідає, тож нічого не зроблено. Перегляньте його журнал або перезапустіть його.
admin-still-at-it = Сервер почав, але ще не закінчив. Він продовжить сам; «purradox admin acts» покаже результат.
admin-failed = Сервер не зміг цього зробити. Чому – сказано в його журналі.
admin-no-such-id = Немає ні гостя, ні столу { $id }.
no-such-guest = Немає гостя { $guest }. «purradox admin guests» показує ідентифікатори.
admin-statistics =
    Столи: { $tables } (чекають: { $waiting }, грають: { $playing }, завершено: { $over })
    Гості: { $guests }
    Рядки журналів: { $lines }
    Збережені розбори: { $reviews }
    Блокування: { $bans }
    Розмір: { $size } МБ
database-older = «{ $database }» порожня, або її записав старіший Purradox. Запустіть на ній сервер один раз: він її оновить.

compiling = компіляція, один раз на цьому комп’ютері
compiling-done = готово
compiling-stopped = перервано
cache-elsewhere = не вдається писати в { $folder }, тому скомпільований код зберігається в { $other } ({ $variable } задає іншу теку)
cache-nowhere = не вдається писати в { $folder }, тому кожен процес компілює заново ({ $variable } задає іншу теку)
not-our-export = { $folder } — не експорт цієї версії. Створіть його: purradox export ТЕКА

### what others show of a link

preview-page = Purradox: карткова гра Cat in the Box
preview-table = Стіл Purradox: приходьте грати
preview-puzzle = Задача Purradox: який хід єдиний правильний?
preview-daily = Роздача дня Purradox: ті самі карти для всіх
preview-match = Партія Purradox, хід за ходом
