import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Реклама в LinkedIn',
  title: `Реклама в LinkedIn: текст и размеры | ${brand.name}`,
  description:
    'LinkedIn показывает 150 знаков вступления и 70 заголовка. Пишите для профессионалов рекламу, которая укладывается в оба предела.',
  heading: 'Суть в 150 знаках',
  paragraph: `LinkedIn сворачивает вступление после примерно 150 из 600 символов, а заголовок после 70 из 200. ${brand.name} пишет их так, чтобы было видно целиком, в деловом тоне, и создаёт рекламные изображения в размерах LinkedIn.`,
} satisfies PageWords;
