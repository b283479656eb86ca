### puzzles

puzzles-title = Задачі
puzzles-lead = Позиції з партій сильних ботів. У кожній один вибір явно найкращий: знайдіть його.
puzzles-try = Спробуйте
puzzles-kinds = Види задач
puzzles-kind-all = Усі
puzzles-kind-survive = Вижити
puzzles-kind-keep = Утримати
puzzles-kind-group = Група
puzzles-kind-discard = Відкладена карта
puzzles-kind-read = Читання руки
puzzles-about-survive = Лише один хід дає уникнути ймовірного парадоксу.
puzzles-about-keep = Лише після одного ходу ставка ймовірно справдиться; удвох ідеться про додаткові очки.
puzzles-about-group = Лише один хід збільшує вашу найбільшу групу жетонів.
puzzles-about-discard = Яку карту відкласти на початку раунду.
puzzles-about-read = Хто має карту, якої ніхто не бачив? Про це каже розіграш.
puzzles-next = Наступна задача
puzzles-today = Задача дня
puzzles-today-about = Одна для всіх, до півночі UTC.
puzzles-today-right = Ви її розв’язали. Нова з’явиться після півночі UTC.
puzzles-today-wrong = Ви її не розв’язали. Нова з’явиться після півночі UTC.
puzzles-today-open = Відкрити
puzzles-rating = Ваш рейтинг
puzzles-rating-none = Дайте відповідь на задачу, щоб отримати рейтинг.
puzzles-rating-figure = { $rating } ± { $deviation }
puzzles-solved = розв’язано { $solved } з { $attempts }
puzzles-history = Ваші останні задачі
puzzles-curve = Ваш рейтинг після кожної задачі, від { $first } до { $last }
puzzles-was-right = розв’язано
puzzles-was-wrong = не розв’язано

puzzle-back = Усі задачі
puzzle-hardness = Задача: { $rating }
puzzle-you = Ви
puzzle-player = Гравець { $letter }
puzzle-nobody = Ніхто: вона лежить долілиць
puzzle-col-player = Гравець
puzzle-col-cards = Карти
puzzle-task-survive = Лише один хід дає уникнути ймовірного парадоксу. Який?
puzzle-task-keep = { $goal ->
        [bonus] Лише після одного ходу у вас ймовірно буде не більше ніж { $most } взятки. Після якого?
       *[prediction] Ваша ставка — { $tricks }. Лише після одного ходу вона ймовірно справдиться. Після якого?
    }
puzzle-task-group = Який хід збільшує вашу найбільшу групу жетонів більше за всі інші?
puzzle-task-discard = Яку карту ви відкладаєте?
puzzle-task-read = Одну карту { $number } не видно. Хто найімовірніше її має?
puzzle-choose-play = Виберіть карту, а потім клітинку поля дослідження.
puzzle-choose-card = Виберіть карту з руки.
puzzle-choose-holder = Виберіть гравця.
puzzle-chosen = Ваш вибір: { $choice }
puzzle-answer = Відповісти
puzzle-right = Правильно: { $answer }.
puzzle-wrong = Ні ({ $choice }). Відповідь: { $answer }.
puzzle-why-held = Після всього, що зіграно: { $better } — { $better_figure }, { $worse } — { $worse_figure }.
puzzle-mark-made = ваш вибір, не найкращий
puzzle-mark-fine = ваш вибір, відповідь
puzzle-mark-better = відповідь
puzzle-rating-change = Ваш рейтинг: { $before } → { $after }
puzzle-rating-same = На цю задачу ви вже відповідали, тож рейтинг не змінюється.
puzzle-values = Чого вартий кожен вибір
puzzle-col-choice = Вибір
puzzle-col-points = Очки
puzzle-col-loss = Втрата
puzzle-col-paradox = Парадокс
puzzle-col-kept = { $goal ->
        [bonus] Додаткові очки
       *[prediction] Ставка
    }
puzzle-col-chance = Шанс
puzzle-proof = Симуляцій: { $simulations }, зі стандартними похибками; очки — за цей раунд.
puzzle-proof-exact = Точні суми за всіма можливими роздачами, зважені за тим, як грають боти.
puzzle-play-on = Дограти
puzzle-tricks = Попередні взятки
puzzle-keys = Клавіші: цифра вибирає карту, R B Y G її масть (червона, синя, жовта, зелена), Enter відповідає.
puzzle-keys-read = Клавіші: 1 — перший гравець у списку, 2 — другий, Enter відповідає.
