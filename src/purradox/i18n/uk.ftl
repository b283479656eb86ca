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
layout-row = Ряд поля дослідження — це літера кольору та його числа, як-от r123456, а не «{ $row }».
layout-colours = Поле дослідження має чотири ряди; згори донизу: r, b, y, g.
layout-numbers = Цей ряд має містити кожне число від 1 до { $columns } рівно раз: { colour-name } масть.
layout-columns = Гравців: { $players }. Тоді на полі дослідження стільки стовпців: { $expected }, а не { $columns }.
no-such-seat = За столом такого немає: { $seat }.
bad-deal = { $kind ->
        [seat] Роздано неправильну кількість карт: { $seat }.
        [number] Карт { $number } більше, ніж у колоді.
       *[other] Роздача не відповідає кількості гравців.
    }
deal-not-due = Карти цього раунду вже роздано.
deal-due = Спершу треба роздати карти.
match-over = Гру закінчено: раундів стільки, скільки гравців.
not-now = { $phase ->
        [discard] Спершу кожен має покласти одну карту долілиць.
        [predict] Спершу кожен має зробити ставку.
        [play] Зараз треба грати карту й нічого іншого.
       *[over] Раунд закінчено.
    }
already-discarded = Досить однієї карти, і її вже покладено долілиць: { $seat }.
not-your-turn = Зараз ходить { $to_act }, а не { $seat }.
not-in-hand = У цій руці немає карти { $number }: { $seat }.
no-such-prediction = Ставка може бути { $allowed }, а не { $tricks }.
out-of-play = Клітинка «{ cell-name }» не бере участі в грі.
space-taken = { $kind ->
        [owner] Клітинку «{ cell-name }» вже зайнято: { $owner }, взятка { $trick }.
       *[other] На клітинці «{ cell-name }» лежить нейтральний жетон.
    }
colour-lost = Цю масть втрачено у взятці { $trick }: { colour-name }.
red-not-open = Ще не можна починати взятку з червоної: у червоному ряду немає жодного жетона, а інша масть можлива.

### notation

no-record = Тут немає жодного запису.
record-too-long = Жоден запис не має понад { $limit } символів; це щось інше.
not-utf8 = Це не UTF-8; збережіть файл у цьому кодуванні.
unclosed-comment = Цей коментар не закрито: бракує «{ "}" }».
unexpected = «{ $found }» тут зайве; має бути: { $expected }
cut-short = Запис уривається посередині; має бути: { $expected }
missing = Бракує ось чого: { $name }
unknown-name = «{ $name }» тут нічого не означає.
repeated = «{ $name }» тут удруге.
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
trick-not-finished = Взятку { $trick } не закінчено: кожен грає в неї по карті.
round-not-over = Раунд { $round } ще не закінчено.
paradox-missing = Тут бракує «#»: { $seat } не може нічого зіграти.
no-paradox = Це не парадокс: { $seat } може зайняти клітинку «{ cell-name }».
others-paradox = Парадокс спричиняє не { $seat }: зараз ходить { $to_act }.
score-missing = Бракує очок за раунд { $round }.
wrong-score = Очки за раунд ({ $seat }): { $right }, а не { $written }.
match-not-over = Підсумок пишуть після всіх раундів ({ $rounds }).
wrong-total = Усього очок ({ $seat }): { $right }, а не { $written }.

### play

play-neutral = Відкриті карти: { $cards }. Нейтральні жетони лежать на { $cells }.
play-gave-up = { $who ->
        [me] Ви зіграли не в масть: до кінця раунду ця масть вам недоступна — { $colour }.
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
play-shared = Спільна перемога: { $names }. Рахунок: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
play-trick-number = Взятка { $trick } з { $tricks }
play-not-in-hand = У вас немає карти { $number }.

### bot pipe

cards-unknown = Запис не називає всіх карт ({ $seat }).

### analysis

analysis-player = Гравець
analysis-total = Разом
analysis-round = Раунд
analysis-choice = Вибір
analysis-points = Очки
analysis-paradox = Парадокс
analysis-kept = { $goal ->
        [bonus] Додаткові очки
       *[prediction] Ставка
    }
why-close = Надто близько, щоб розрізнити.
why-certain-paradox = Парадокс неминучий, замість ризику { $other }.
why-paradox = Ризик парадоксу: { $this } замість { $other }.
why-missed = { $goal ->
        [bonus] Додаткових очок уже не здобути
       *[prediction] Ставка вже не справдиться
    }, замість шансу { $other }.
why-kept = { $goal ->
        [bonus] Шанс на додаткові очки
       *[prediction] Шанс, що ставка справдиться
    }: { $this } замість { $other }.
why-group = Середній розмір групи: { $this } замість { $other }.
why-trick = Взятку віддано: виграна у { $this } випадків замість { $other }.
why-takes = Взятку взято: виграна у { $this } випадків замість { $other }.
why-tricks = Взяток у середньому: { $this } замість { $other }.
why-rivals = Інші виходять сильнішими. Шанс виграти партію: { $this } замість { $other }.
