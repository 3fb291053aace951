import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'CGI 廣告',
  title: `CGI 廣告：從創意到分鏡 | ${brand.name}`,
  description: '真實商品加上不可能的場面，讓手指停下來。CGI 廣告工具的用途，以及今天如何寫出創意與腳本。',
  heading: '真實的商品，不可能的場面',
  paragraph:
    'CGI 廣告把商品放到它不可能在的地方：火車上的口紅，房子一樣大的鞋。這個工具用來算繪這類場面，目前還做不到。今天可以在這裡做的是更早的一步：寫出場面要兌現的鉤子，與說明其中發生什麼的腳本。',
} satisfies PageWords;
