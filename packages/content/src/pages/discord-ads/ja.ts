import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord 広告',
  title: `Discord 広告：コミュニティ向けの文章 | ${brand.name}`,
  description:
    'Discord は広告形式の決まりをあまり公開しておらず、利用者は広告らしい広告を嫌います。短く正直な、場になじむ文章を。',
  heading: '仲間のひとりのように話す',
  paragraph: `Discord の人たちはコミュニティのために集まり、売り込みにはすぐ気づきます。親しみやすい、または遊び心のあるトーンで短く書きましょう。${brand.name} は Discord のサイズの画像広告も作成します。文字数は Discord の広告マネージャーで確認してください。`,
} satisfies PageWords;
