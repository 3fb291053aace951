import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '商品動画作成',
  title: `短い広告のための商品動画作成 | ${brand.name}`,
  description:
    '商品写真から、回転、光、クローズアップ、開封などのクリップを写真シーンで作成。9:16、1:1、4:5、16:9 に対応します。',
  heading: '商品写真から、売れるクリップへ',
  paragraph:
    '写真を1〜6枚追加し、ショットとシーンを選べば、クレジットを使う前にクリップを確認できます。9:16、1:1、4:5、16:9 を一度に書き出します。台本、声、字幕が必要なら、動画広告がリンクから広告を丸ごと作成します。',
} satisfies PageWords;
