### мій профіль

profile-lead = { $name }: що кажуть ваші завершені партії, доки цей сервер їх має. Цю сторінку бачите лише ви.
profile-nobody = Спершу зіграйте партію; тоді тут буде видно, як вона пройшла.
profile-figures = У цифрах
profile-matches = Партії
profile-won = Виграні
profile-kept = Ставки, що справдилися
profile-paradoxes = Спричинені парадокси
profile-avoided = Раунди без вашого парадоксу
profile-days = Найкращі дні
profile-day = { $date }: виграно { $won } з { $matches ->
        [one] { $matches } партії
        [few] { $matches } партій
        [many] { $matches } партій
       *[other] { $matches } партії
    }
profile-ladder = Сходи котів
profile-ladder-about = Виграйте партію, у якій грає кіт, — і його подолано. Хто наступний?
profile-ladder-done = Усіх котів подолано. Тепер їм не допоможе навіть закрита коробка.
profile-beaten = подолано
profile-play = Грати
profile-shares = Хто як часто виграє
profile-against = Суперник: { $bot }
profile-accuracy = Точність
profile-accuracy-about = Наскільки добре ви вибирали, хай які були карти, у партіях, розбір яких збережено: навмання — близько 0 %, завжди найкраще — близько 100 %.
profile-accuracy-none = Розбору ваших партій ще не збережено. Відкрийте його наприкінці партії.
profile-accuracy-curve = { $count ->
        [one] { $count } партія
        [few] { $count } партії
        [many] { $count } партій
       *[other] { $count } партії
    }, від { $first } до { $last }
profile-accuracy-table = Партія за партією
