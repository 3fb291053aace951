import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '商品動画作成',
  title: `短い広告のための商品動画作成 | ${brand.name}`,
  description:
    '商品リンクや写真から、台本、ナレーション、音楽、字幕の付いた動画広告を 9:16、1:1、4:5、16:9 で作成します。',
  heading: '商品リンクから完成した動画広告へ',
  paragraph:
    'リンクを貼るか、商品を追加します。3つの台本から選び、テンプレート、声、音楽、字幕を決めたら、クレジットを使う前に音声付きプレビューで確認できます。9:16、1:1、4:5、16:9 を一度に書き出し、字幕ファイルも付きます。',
} satisfies PageWords;
