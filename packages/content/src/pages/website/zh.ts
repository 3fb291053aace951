import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '從網站到廣告',
  title: `把網站變成廣告 | ${brand.name}`,
  description: '商品頁裡已經有廣告需要的一切：好處、價格、優惠與佐證。看看今天如何把它變成各平台的廣告文案。',
  heading: '廣告就在您的商品頁裡',
  paragraph: `這個工具用來讀取商品頁並做成完整的廣告。${brand.name} 目前還不能讀取網址。今天可以這樣做：把頁面上的名稱、好處與價格複製到簡報，得到只用這些事實寫成的文案、標題與搜尋廣告。`,
} satisfies PageWords;
