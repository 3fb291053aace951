import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Реклама в Facebook',
  title: `Реклама в Facebook: текст и размеры | ${brand.name}`,
  description:
    'Тексты для Facebook, которые помещаются: 125 знаков до обрезки, 27–40 в заголовке. Напишите свой из своих фактов, размеры рядом.',
  heading: 'Реклама в Facebook, которая сразу говорит о главном',
  paragraph: `Лента показывает около 125 символов основного текста до «Ещё» и 27–40 символов заголовка. ${brand.name} пишет и то и другое в нужную длину и создаёт изображения: 1080×1080 и 1080×1350 для ленты, 1080×1920 для историй.`,
} satisfies PageWords;
