import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '広告ライブラリ',
  title: `広告ライブラリ：いま流れている広告 | ${brand.name}`,
  description: '数百件のサンプル広告を言葉、媒体、国、掲載期間で検索し、文章と変更履歴を見て、自分の広告を作れます。',
  heading: '書く前に、ほかの広告を見る',
  paragraph:
    'ブランド、商品、言葉で広告を検索し、プラットフォーム、国、掲載期間で絞り込み、掲載中の変化を確認できます。最初は、架空のブランドのために私たちが作成したサンプル広告が入っています。気に入った広告は保存するか、自分の広告にできます。',
} satisfies PageWords;
