import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'TikTok 広告',
  title: `TikTok 広告：フック・文章・制限 | ${brand.name}`,
  description:
    'TikTok で使えるのは 100 文字の広告文と約 3 秒の注目。その両方に収まるフック、台本、広告文を、あなたの事実から書けます。',
  heading: '3 秒と 100 文字',
  paragraph: `TikTok の広告文は 100 文字まで、日本語・中国語・韓国語なら 50 文字まで。動画は 5〜60 秒です。${brand.name} はフック、台本、広告コピーを書き、TikTok と同じ数え方で数えます。動画は 1080×1920 で、下 440 ピクセルを空けてください。そこには TikTok のキャプションとボタンが重なります。`,
} satisfies PageWords;
