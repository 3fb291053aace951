import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '商品圖產生器',
  title: `廣告與網店商品圖產生器 | ${brand.name}`,
  description: '幫商品換場景而不改變商品本身。工具的用途，以及哪些商品文字現在就能寫。',
  heading: '換個場景，商品不變',
  paragraph:
    '網店與廣告需要同一商品出現在不同場景，而商品必須保持原樣。圖片產生器用來去背並放進場景，不重新繪製。目前還不能產生圖片。圖旁的文字，從商品描述到標題，今天就能在這裡寫。',
} satisfies PageWords;
