import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '橫幅產生器',
  title: `多媒體廣告橫幅產生器 | ${brand.name}`,
  description: '橫幅靠標題、商品與按鈕。橫幅產生器的用途、重要的尺寸，以及今天如何把文字寫對。',
  heading: '好橫幅從七個好詞開始',
  paragraph:
    '橫幅產生器用來把商品、標題與按鈕排進多媒體廣告尺寸，從 300×250 到 970×250。目前還不能繪製橫幅。決定橫幅的是那一句話：今天就能在這裡寫出並比較 30 個字元以內的標題與按鈕文字。',
} satisfies PageWords;
