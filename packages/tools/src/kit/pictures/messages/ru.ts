import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Перетащите, вставьте или выберите изображения',
    details: 'PNG, JPEG, WebP, GIF или AVIF, до 20 МБ и 100 мегапикселей каждое',
    tooLarge: '{name} больше 20 МБ. Возьмите файл поменьше.',
    wrongKind: 'Не получится использовать {name}. Загрузите изображение.',
    cancel: 'Остановить загрузку {name}',
  },
  pictures: {
    picture: 'Изображение {number, number}',
    remove: 'Удалить изображение {number, number}',
    samples: 'Нет изображения? Возьмите пример:',
    small:
      'Размер изображения всего {width, number} × {height, number} px, оно будет размытым. Возьмите изображение не меньше {needed, number} px по длинной стороне.',
    sampleAd: 'Пример объявления',
    standIn: 'Товар из примера. Свой можно выбрать в любой момент.',
    sample: 'Изображение из примера. Своё можно загрузить в любой момент.',
  },
  product: {
    title: 'Что вы продвигаете?',
    placeholder: 'Льняной фартук',
    mine: 'Мои товары',
    mineText: 'Мы заполним данные и изображения. Правки здесь меняют только это объявление.',
    link: 'По ссылке',
    linkText: 'Мы импортируем название, цену, описание и изображения и сохраним товар в ваш список.',
    sample: 'Товар для примера',
    sampleText: 'Попробуйте инструмент на товаре из примера. Эти бренды вымышлены.',
    search: 'Искать товары',
    empty: 'Товаров пока нет. Импортируйте по ссылке или введите вручную.',
    failed: 'Не удалось загрузить ваши товары.',
    address: 'Ссылка на товар',
    read: 'Импортировать товар',
    close: 'Закрыть',
    pictures: 'Изображения товара',
    more: 'Данные о товаре',
    benefits: 'Главные преимущества',
    benefitsHint: 'По одному в строке',
    price: 'Цена',
    currency: 'Валюта',
    brand: 'Бренд',
    audience: 'Целевая аудитория',
    description: 'Описание',
    logo: 'Логотип',
  },
  sizes: {
    label: 'Размеры',
    chosen: '{count, plural, one {# размер} few {# размера} many {# размеров} other {# размера}}',
    all: 'Все',
    none: 'Ни одного',
    allOf: 'Все размеры {network}',
    noneOf: 'Ни одного размера {network}',
  },
  files: {
    one: 'Скачать {name}',
  },
} satisfies MessagesOf<typeof english>;
