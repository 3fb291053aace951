import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'サイトから広告へ',
  title: `Web サイトを広告に変える | ${brand.name}`,
  description: '商品リンクを貼るだけで、ページが画像広告、バナー、広告コピーに。名前、価格、詳細、画像を取り込みます。',
  heading: '商品ページを広告に変える',
  paragraph:
    '商品リンクを貼ってください。名前、価格、詳細、画像を取り込み、すべて編集できます。同じ商品から画像広告、バナー、ポスター、広告コピー、検索広告を作成しましょう。',
} satisfies PageWords;
