import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Реклама на Amazon',
  title: `Реклама на Amazon: заголовки и описания | ${brand.name}`,
  description:
    'Заголовки до 50 символов, описания и изображения товаров на белом для Amazon. Без утверждений, которых вы не делали.',
  heading: 'Реклама на Amazon, которая проходит проверку',
  paragraph: `Amazon отклоняет рекламу с недоказуемыми утверждениями. ${brand.name} пишет заголовки до 50 символов и описания только по вашему брифу. А ещё создаёт изображения товаров на чистом белом и рекламу в размерах Amazon.`,
} satisfies PageWords;
