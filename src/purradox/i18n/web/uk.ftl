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
