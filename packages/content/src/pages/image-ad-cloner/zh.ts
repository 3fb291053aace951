import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '圖片廣告仿製',
  title: `圖片廣告仿製：成熟版面，您的商品 | ${brand.name}`,
  description: '保留有效廣告的結構，換上自己的商品與文字。這個工具的用途，以及今天就能做的準備。',
  heading: '結構不變，換上商品',
  paragraph: `這個工具用來擷取您喜歡的廣告版面，也就是標題、商品與按鈕的位置，再用您的商品與文字重做。${brand.name} 裡還沒有它。文字已經可以準備：用文案產生器寫好您那一版的標題、內文與行動呼籲。`,
} satisfies PageWords;
