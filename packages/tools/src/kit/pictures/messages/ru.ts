import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Перетащите, вставьте или выберите изображения',
    details: 'PNG, JPEG, WebP, GIF или AVIF, до 20 МБ и 100 мегапикселей каждое',
    tooLarge: '{name} больше 20 МБ.',
    wrongKind: '{name} нельзя использовать здесь как изображение.',
    cancel: 'Остановить загрузку {name}',
  },
  pictures: {
    picture: 'Картинка {number, number}',
    remove: 'Убрать картинку {number, number}',
    samples: 'Ничего нет под рукой? Попробуйте пример:',
    small:
      'Размер изображения всего {width, number} × {height, number} px, оно будет размытым. Возьмите изображение не меньше {needed, number} px по длинной стороне.',
    sampleAd: 'Пример объявления',
    standIn: 'Пример товара, пока вы не выбрали свой.',
    sample: 'Пример, пока вы не добавили своё изображение.',
  },
  product: {
    title: 'Что вы рекламируете?',
    placeholder: 'Льняной фартук',
    mine: 'Мои товары',
    mineText: 'Сведения и картинки подставятся. Правки здесь меняют только это объявление.',
    link: 'По ссылке',
    linkText: 'Мы прочитаем название, цену, сведения и картинки со страницы товара и сохраним его среди ваших товаров.',
    sample: 'Товар для пробы',
    sampleText: 'Попробуйте инструмент на нашем товаре. Ни одной из этих марок не существует.',
    search: 'Искать товары',
    empty: 'Здесь нет товаров. Прочитайте товар по ссылке или введите его.',
    failed: 'Не удалось загрузить ваши товары.',
    address: 'Адрес страницы товара',
    read: 'Прочитать страницу',
    close: 'Закрыть',
    pictures: 'Картинки товара',
    more: 'Подробнее о нём',
    benefits: 'Что это даёт людям',
    benefitsHint: 'По одной пользе в строке',
    price: 'Цена',
    currency: 'Валюта',
    brand: 'Марка',
    audience: 'Для кого это',
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
