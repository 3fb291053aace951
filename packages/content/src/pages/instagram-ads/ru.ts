import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Реклама в Instagram',
  title: `Реклама в Instagram: текст и размеры | ${brand.name}`,
  description:
    'Пишите тексты для ленты, Stories и Reels и знайте размеры и безопасные зоны: 1080×1350 в ленте, 1080×1920 вертикально.',
  heading: 'Тексты для площадки, где одни изображения',
  paragraph: `В Stories и Reels видно около 72 знаков, в ленте 125. ${brand.name} пишет текст и хук для первых секунд Reels и считает каждый знак. На изображении 1080×1920 оставьте свободными верхние 14 % и нижние 35 %: там элементы управления Instagram.`,
} satisfies PageWords;
