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
    collapse: 'Сузить боковую панель',
    expand: 'Расширить боковую панель',
  },
  groups: {
    things: 'Ваши материалы',
    make: 'Создать',
    templates: 'Шаблоны',
    ads: 'Реклама',
  },
  sections: {
    Home: {
      name: 'Главная',
      lead: 'Начните новое или продолжите с того места, где остановились.',
    },
    MyWork: {
      name: 'Мои работы',
      lead: 'Всё, что вы сделали, сначала новое.',
    },
    AdCopy: {
      name: 'Рекламный текст',
      lead: 'Тексты, которые помещаются: каждый результат сверен с лимитами своей сети.',
    },
    QRCodeGenerator: {
      name: 'QR-коды',
      lead: 'Коды, которые считываются: каждый прочитан с собственной картинки, прежде чем вы его получите.',
    },
  },
  plan: {
    free: 'Тариф Free',
    basic: 'Тариф Basic',
    pro: 'Тариф Pro',
    upgrade: 'Сменить тариф',
  },
  credits: '{count, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}',
  user: {
    menu: 'Аккаунт: {name}',
    signOut: 'Выйти',
    signingOut: 'Выходим',
    pricing: 'Тарифы и цены',
    billing: 'Платежи и счета',
  },
  home: {
    greeting: 'Что делаем сегодня, {name}?',
    start: {
      label: 'Что вы рекламируете?',
      placeholder: 'Льняной фартук или vashmagazin.ru/tovary/lnyanoy-fartuk',
      action: 'Написать объявления',
    },
    tools: 'Инструменты',
    recent: 'Недавние работы',
    all: 'Смотреть всё',
    price: {
      free: 'Без кредитов',
      credits: '{count, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}',
    },
    sample: 'Товар для примера',
  },
  work: {
    empty: {
      title: 'Пока пусто',
      text: 'Всё, что вы сделаете, появится здесь вместе с ходом работы и останется, пока не понадобится снова.',
      action: 'Сделать что-нибудь',
    },
    filtered: {
      title: 'Работ такого вида пока нет',
      action: 'Показать все работы',
    },
    failed: {
      title: 'Не удалось загрузить ваши работы',
      text: 'Проверьте соединение и попробуйте снова. Ничего не потеряно.',
      retry: 'Попробовать снова',
    },
    filter: 'Показать',
    everything: 'Все инструменты',
    more: 'Показать ещё',
    count: '{shown, number} из {total, number}',
    open: 'Открыть {title}',
    cancel: 'Отменить {title}',
    untitled: 'Без названия',
    cost: '{count, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}',
    returned: 'Кредиты возвращены',
    progress: 'Ход работы: {title}',
  },
  status: {
    queued: 'В очереди',
    processing: 'В работе',
    succeeded: 'Готово',
    failed: 'Не удалось',
    cancelled: 'Отменено',
  },
} satisfies MessagesOf<typeof english>;
