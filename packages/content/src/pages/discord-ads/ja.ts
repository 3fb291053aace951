import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord 広告',
  title: `Discord 広告：コミュニティ向けの文章 | ${brand.name}`,
  description:
    'Discord は広告形式の決まりをあまり公開しておらず、利用者は広告らしい広告を嫌います。短く正直な、場になじむ文章を。',
  heading: '仲間のひとりのように話す',
  paragraph: `Discord の人たちはコミュニティのためにそこにいて、売りたいだけの人をすぐ見抜きます。形式の一覧は公開されていないため、${brand.name} は厳密な上限を設けていません。親しみやすい、または遊びのあるトーンを選び、短く書き、長さは Discord の広告マネージャーで確かめてください。画像と動画はまだここでは作れません。`,
} satisfies PageWords;
