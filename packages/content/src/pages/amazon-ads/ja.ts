import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon 広告',
  title: `Amazon 広告：見出しと商品説明 | ${brand.name}`,
  description:
    'Amazon 向けに、50文字までの見出し、商品説明、純白背景の商品画像を作成。あなたが述べていない主張は入りません。',
  heading: '審査を通る Amazon 広告',
  paragraph: `Amazon は証明できない主張を含む広告を却下します。${brand.name} は50文字までの見出しと商品説明を、ブリーフだけをもとに書きます。純白背景の商品画像や Amazon のサイズの画像広告も作成できます。`,
} satisfies PageWords;
