import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '行動呼籲產生器',
  title: `廣告行動呼籲產生器 | ${brand.name}`,
  description: '說明接下來會發生什麼的按鈕文字與結尾句：貼合商品與優惠，短到能放進按鈕，不製造虛假急迫感。',
  heading: '告訴他們點按後會怎樣',
  paragraph:
    '「了解更多」是沒想好要讀者做什麼時寫的話。給出商品與優惠，得到點明下一步與理由的行動呼籲，短到能放進按鈕。',
} satisfies PageWords;
