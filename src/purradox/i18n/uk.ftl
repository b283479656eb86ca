### rules

colour-name = { $colour ->
        [r] червона
        [b] синя
        [y] жовта
       *[g] зелена
    }
cell-name = { colour-name } { $number }
seat-name = місце { $seat }

player-count = У цю гру грають від 2 до 5 гравців, а не { $players }.
layout-row = Ряд поля дослідження — це літера масті та її значення, як-от r123456, а не «{ $row }».
layout-colours = Поле дослідження має чотири ряди; згори донизу: r, b, y, g.
layout-numbers = У ряду має бути кожне значення від 1 до { $columns } рівно раз: { colour-name } масть.
layout-columns = Поле дослідження для такої кількості гравців ({ $players }) має { $expected } стовпців, а не { $columns }.
no-such-seat = За цим столом немає такого місця: { $seat }.
not-a-move = «{ $text }» — це не хід.
bad-deal = { $kind ->
        [seat] Роздано неправильну кількість карт: { $seat }.
        [number] Карт { $number } більше, ніж у колоді.
       *[other] Роздача не відповідає кількості гравців.
    }
deal-not-due = Карти цього раунду вже роздано.
deal-due = Спершу треба роздати карти.
match-over = Партію завершено: раундів стільки, скільки гравців.
not-now = { $phase ->
        [discard] Спершу кожен має покласти одну карту долілиць.
        [predict] Спершу кожен має зробити ставку.
        [play] Зараз треба зіграти карту.
       *[over] Раунд завершено.
    }
already-discarded = Досить однієї карти, і її вже покладено долілиць: { $seat }.
not-your-turn = Зараз ходить { $to_act }, а не { $seat }.
not-in-hand = У цій руці немає карти { $number }: { $seat }.
no-such-prediction = Ставка може бути { $allowed }, а не { $tricks }.
out-of-play = Клітинка «{ cell-name }» поза грою.
space-taken = { $kind ->
        [owner] Клітинку «{ cell-name }» вже зайнято: { $owner }, взятка { $trick }.
       *[other] На клітинці «{ cell-name }» лежить нейтральний жетон.
    }
colour-lost = Цю масть втрачено у взятці { $trick }: { colour-name }.
red-not-open = Ще не можна починати взятку з червоної: у червоному ряду немає жетона жодного гравця, а інша масть можлива.

### notation

no-record = Тут немає жодного запису.
record-too-long = Жоден запис не має понад { $limit } символів; це щось інше.
not-utf8 = Це не UTF-8; збережіть файл у цьому кодуванні.
unclosed-comment = Цей коментар не закрито: бракує «{ "}" }».
unexpected = «{ $found }» тут зайве; має бути: { $expected }
cut-short = Запис уривається посередині; має бути: { $expected }
missing = Бракує ось чого: { $name }
unknown-name = «{ $name }» тут нічого не означає.
repeated = «{ $name }» трапляється тут двічі.
wrong-value = «{ $name }» має виглядати так: { $expected }
wrong-count = «{ $name }» має містити { $expected ->
        [one] { $expected } позицію
        [few] { $expected } позиції
        [many] { $expected } позицій
       *[other] { $expected } позиції
    }, а не { $found }.
too-deep = Цей JSON глибший за будь-який запис.
no-such-card = Тут немає карти { $number }; вони від 1 до { $highest }.
reveal-missing = У грі вдвох треба назвати три відкриті карти: «| 125», а в JSON "revealed": "125".
nothing-revealed = Карти відкривають лише в грі вдвох.
no-fitting-deal = Хоч які б були невідомі карти, жодна роздача не відповідає записаному про цей раунд.
nobody-predicts = У грі вдвох ставок не роблять.
trick-not-finished = Взятку { $trick } не завершено: кожен грає в неї по карті.
round-not-over = Раунд { $round } ще не завершено.
paradox-missing = Тут бракує «#»: { $seat } не може нічого зіграти.
no-paradox = Це не парадокс: { $seat } може зіграти карту «{ cell-name }».
others-paradox = Парадокс спричиняє не { $seat }: зараз ходить { $to_act }.
score-missing = Бракує очок за раунд { $round }.
wrong-score = Очки за раунд ({ $seat }): { $right }, а не { $written }.
match-not-over = Підсумок пишуть після всіх раундів ({ $rounds }).
wrong-total = Усього очок ({ $seat }): { $right }, а не { $written }.

### play

play-neutral = Відкриті карти: { $cards }. Нейтральні жетони: { $cells }.
play-gave-up = { $who ->
        [me] Ви зіграли не в масть: до кінця раунду втрачено масть — { $colour }.
       *[other] { $name } грає не в масть; втрачена масть — { $colour }.
    }
play-trick-won = { $who ->
        [me] Ви виграєте взятку { $trick }.
       *[other] { $name } виграє взятку { $trick }.
    }
play-paradox = ПАРАДОКС! { $who ->
        [me] Жодній вашій карті не можна призначити масть: { $cards }. Раунд завершено.
       *[other] { $name } не може зіграти жодної з цих карт: { $cards }. Раунд завершено.
    }
play-winner = { $who ->
        [me] Ви перемогли! Ваш рахунок: { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }. Чудова гра!
       *[other] Перемагає { $name }. Рахунок: { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }.
    }
play-shared = { $who ->
        [me] Ви ділите перемогу: { $names }. Рахунок: { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }.
       *[other] Спільна перемога: { $names }. Рахунок: { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }.
    }
play-trick-number = Взятка { $trick } з { $tricks }
play-not-in-hand = У вас немає карти { $number }.
since-time = з { $time }
since-day = { $day ->
        [0] з неділі
        [1] з понеділка
        [2] з вівторка
        [3] із середи
        [4] із четверга
        [5] з п’ятниці
       *[6] із суботи
    }
since-date = з { $date }

### bot pipe

cards-unknown = Запис не називає всіх карт ({ $seat }).

### analysis

analysis-player = Гравець
analysis-total = Разом
analysis-round = Раунд
analysis-choice = Вибір
analysis-points = Очки
analysis-win = Перемога
analysis-paradox = Парадокс
analysis-kept = { $goal ->
        [bonus] Додаткові очки
       *[prediction] Ставка
    }
why-close = { $better } чи { $worse }: надто близько, щоб розрізнити.
why-paradox = Ризик парадоксу: { $better } — { $better_figure }, { $worse } — { $worse_figure }.
why-kept = { $goal ->
        [bonus] Шанс на додаткові очки
       *[prediction] Шанс, що ставка справдиться
    }: { $better } — { $better_figure }, { $worse } — { $worse_figure }.
why-group = Найбільша група в середньому: { $better } — { $better_figure }, { $worse } — { $worse_figure }.
why-trick = Шанс виграти цю взятку: { $better } — { $better_figure }, { $worse } — { $worse_figure }.
why-tricks = Взяток у середньому: { $better } — { $better_figure }, { $worse } — { $worse_figure }.
why-win = Шанс виграти партію: { $better } — { $better_figure }, { $worse } — { $worse_figure }.
why-points = Очок у середньому: { $better } — { $better_figure }, { $worse } — { $worse_figure }.

### deals

wrong-share = Це не те випадкове число, яке було обіцяно.
