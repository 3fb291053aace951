import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: 'Ссылка на товар или название',
    placeholder: 'vashmagazin.ru/tovary/lnyanoy-fartuk',
    submit: 'Написать объявления',
    hint: 'Название товара возьмём из ссылки. Детали добавите вы.',
    sample: 'Взять товар для примера',
  },
  sample: {
    product: 'Настольная лампа «Кестрел»',
    description:
      'Тонкая настольная лампа с гнутой вручную дубовой ножкой и диммером, который поворачивают, а не нажимают.',
    benefits: {
      first: 'Тёплый свет, приглушается до 2 %',
      second: 'Складывается и помещается в ящик стола',
      third: 'Дубовая ножка, гнутая вручную',
    },
    audience: 'те, кто работает допоздна',
    offer: 'Скидка 15 % на этой неделе',
    price: '$89',
  },
  proof: {
    feed: 'Лента',
    story: 'История',
    link: 'Объявление со ссылкой',
    code: 'QR-код с предложением товара из примера',
    headline: 'Заголовок',
    text: 'Рекламный текст',
    primary: 'Основной текст',
    description: 'Описание',
    path: 'Путь',
    written: 'Написано в {product} для товара из примера.',
    note: 'Товар из примера. Текст и код создал {product}, макеты нарисованы для этой страницы.',
    pixels: '{width} × {height} px',
  },
  characters: '{count, number} из {limit, number} знаков',
  charactersOnly: '{count, plural, one {# знак} few {# знака} many {# знаков} other {# знака}}',
  contents: 'На этой странице',
  breadcrumb: 'Вы здесь',
  home: 'Главная',
  pricing: {
    period: 'Период оплаты',
    choose: 'Выбрать {plan}',
    billedMonthly: 'Оплата каждый месяц',
    billedYearly: '{price} раз в год',
  },
} satisfies MessagesOf<typeof english>;
