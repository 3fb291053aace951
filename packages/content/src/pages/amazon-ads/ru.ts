import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Реклама на Amazon',
  title: `Реклама на Amazon: заголовки и описания | ${brand.name}`,
  description:
    'Заголовки и описания для Amazon, которые держатся фактов: без выдуманных отзывов и утверждений, которых вы не делали, и по длине.',
  heading: 'Реклама на Amazon, которая проходит проверку',
  paragraph: `Amazon отклоняет рекламу с недоказуемыми утверждениями. ${brand.name} пишет заголовки до 50 знаков и описания только по вашему брифу, так что в них нет ничего, чего вы не сказали. Amazon просит логотип не меньше 600×600 и видео 1920×1080; их здесь пока не делают.`,
} satisfies PageWords;
