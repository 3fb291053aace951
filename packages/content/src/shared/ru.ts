import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: 'Продукт',
    text: 'Рекламные тексты',
    image: 'Рекламные изображения',
    video: 'Видеореклама',
    library: 'Поиск рекламы',
    networks: 'По площадкам',
    company: 'Правовая информация',
  },
  relatedHeading: 'Похожие инструменты',
  openTool: 'Попробовать',
  writeAdText: 'Написать рекламный текст',
  tool: {
    heading: 'Попробуйте на своём товаре',
    lead: 'Заполните то, что знаете. Числа, цены и предложения в результатах берутся из вашего брифа и больше ниоткуда.',
  },
  legal: {
    updated: 'Последнее обновление: {date}',
    translation:
      'Это перевод. При расхождениях действует английская версия, если применимое к вам законодательство не предусматривает иное.',
  },
} satisfies WordsOf<typeof english>;
