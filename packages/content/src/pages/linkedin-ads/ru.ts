import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Реклама в LinkedIn',
  title: `Реклама в LinkedIn: текст и размеры | ${brand.name}`,
  description:
    'LinkedIn показывает 150 знаков вступления и 70 заголовка. Пишите для профессионалов рекламу, которая укладывается в оба предела.',
  heading: 'Суть в 150 знаках',
  paragraph: `LinkedIn обрезает вступление примерно после 150 из 600 знаков, заголовок после 70 из 200. ${brand.name} пишет так, чтобы оба были видны целиком, в тоне, уместном на работе. Картинки 1200×628, 1200×1200 или 720×900 приносите вы, слова берутся отсюда.`,
} satisfies PageWords;
