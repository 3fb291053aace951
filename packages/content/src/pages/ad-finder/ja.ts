import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '広告検索',
  title: `広告検索：言っている内容で探す | ${brand.name}`,
  description:
    '広告の文章、ブランド、ウェブサイトから広告を探せます。プラットフォーム、国、形式、掲載期間で絞り込み、自分の広告を作成できます。',
  heading: 'あなたの顧客に語りかけている広告を探す',
  paragraph:
    '広告の文章、ブランド、リンク先のウェブサイトで検索できます。プラットフォーム、国、形式、掲載期間で絞り込み、広告を保存したり、自分の広告を作成したりできます。最初は架空のブランドのサンプル広告が入っています。管理者は広告を追加でインポートできます。',
} satisfies PageWords;
