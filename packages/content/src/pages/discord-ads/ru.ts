import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Реклама в Discord',
  title: `Реклама в Discord: тексты для сообществ | ${brand.name}`,
  description:
    'Discord публикует мало правил о форматах, а его люди не любят рекламу, которая звучит как реклама. Пишите коротко и честно.',
  heading: 'Говорите как свой',
  paragraph: `В Discord приходят ради сообщества и сразу замечают тех, кто только продаёт. Выберите дружелюбный или игривый тон и пишите коротко. ${brand.name} создаёт и рекламные изображения в размерах Discord. Длину текстов проверьте в рекламном кабинете Discord.`,
} satisfies PageWords;
