import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: 'Кабинет {product}',
  close: 'Закрыть кабинет',
  loading: 'Загрузка',
  menu: {
    label: 'Разделы',
    open: 'Открыть меню',
    close: 'Закрыть меню',
    collapse: 'Свернуть боковую панель',
    expand: 'Развернуть боковую панель',
  },
  groups: {
    things: 'Библиотека',
    make: 'Создать',
    templates: 'Шаблоны',
    ads: 'Реклама',
  },
  sections: {
    VideoTemplates: { name: 'Шаблоны рекламы', lead: 'Идеи рекламы, которые можно использовать сразу.' },
    Products: {
      name: 'Товары',
      lead: 'Сохраните товары один раз и используйте их во всех инструментах.',
    },
    Projects: {
      name: 'Кампании',
      lead: 'Объединяйте работы в кампании.',
    },
    Videos: {
      name: 'Видео',
      lead: 'Ваши готовые видео.',
    },
    Home: {
      name: 'Главная',
      lead: 'Начните новое или продолжите с того места, где остановились.',
    },
    MyWork: {
      name: 'Мои работы',
      lead: 'Всё, что вы создали, сначала новое.',
    },
  },
  plan: {
    free: 'Тариф Free',
    basic: 'Тариф Basic',
    pro: 'Тариф Pro',
    business: 'Тариф Business',
    upgrade: 'Сменить тариф',
  },
  credits: '{count, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}',
  lowCredits: 'Остаток: {count, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}.',
  getCredits: 'Получить больше кредитов',
  user: {
    language: 'Язык',
    theme: 'Тема',
    light: 'Светлая',
    dark: 'Тёмная',
    system: 'Как на устройстве',
    mail: 'Присылать письмо, когда запуск готов',
    feedback: 'Оставить отзыв',
    menu: 'Аккаунт: {name}',
    signOut: 'Выйти',
    signingOut: 'Выходим',
    pricing: 'Тарифы и цены',
    account: 'Настройки аккаунта',
    usage: 'Кредиты и оплата',
    billing: 'Платежи и счета',
    storage: 'Хранилище',
    storageOf: 'Занято {used} из {limit}',
    storageUsed: 'Занято {used}',
  },
  news: {
    done: '«{title}» готово',
    failed: '«{title}»: не удалось',
    open: 'Открыть',
  },
  feedback: {
    title: 'Оставить отзыв',
    rating: 'Как вам {product}?',
    stars: '{count, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}}',
    text: 'Что нам стоит знать?',
    send: 'Отправить',
    thanks: 'Спасибо за отзыв',
    close: 'Закрыть',
  },
  home: {
    greeting: '{name}, что продвигаем сегодня?',
    start: {
      label: 'Что вы продвигаете?',
      placeholder: 'Фартук или vashmagazin.ru/fartuk',
      action: 'Создать рекламные изображения',
      others: 'Или создать',
    },
    tools: 'Инструменты',
    recent: 'Недавние работы',
    all: 'Смотреть всё',
    price: {
      free: 'Бесплатно',
      credits: '{count, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}',
    },
    sample: 'Товар для примера',
  },
} satisfies MessagesOf<typeof english>;
