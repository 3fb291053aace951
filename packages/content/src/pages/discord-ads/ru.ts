import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Реклама в Discord',
  title: `Реклама в Discord: тексты для сообществ | ${brand.name}`,
  description:
    'Discord публикует мало правил о форматах, а его люди не любят рекламу, которая звучит как реклама. Пишите коротко и честно.',
  heading: 'Говорите как свой',
  paragraph: `В Discord приходят ради сообщества и сразу замечают того, кто только продаёт. Полного списка форматов Discord не публикует, поэтому ${brand.name} не ставит жёсткого лимита: выберите дружелюбный или игривый тон, пишите коротко и сверьте длину в кабинете Discord. Картинки и видео здесь пока не делают.`,
} satisfies PageWords;
