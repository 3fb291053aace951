import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Реклама в TikTok',
  title: `Реклама в TikTok: хуки и лимиты | ${brand.name}`,
  description:
    'TikTok даёт 100 знаков текста и секунды три внимания. Пишите из своих фактов хуки, сценарии и тексты, которые помещаются в то и другое.',
  heading: 'Три секунды и сто знаков',
  paragraph: `TikTok показывает до 100 знаков текста, 50 на китайском, японском или корейском, под роликом в 5–60 секунд. ${brand.name} пишет хук, сценарий и рекламный текст и считает знаки так же, как TikTok. Для видео берите 1080×1920 и оставьте свободными нижние 440 пикселей: там подпись и кнопки TikTok.`,
} satisfies PageWords;
