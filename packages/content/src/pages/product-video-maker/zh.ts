import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '商品影片製作',
  title: `短廣告商品影片製作 | ${brand.name}`,
  description: '把商品照片變成短片：環繞、光影、特寫和開箱，實景場景，支援 9:16、1:1、4:5 和 16:9。',
  heading: '從商品照片到帶貨短片',
  paragraph:
    '加入一到六張照片，選擇鏡頭和場景，花費點數之前就能看到短片。一次產生 9:16、1:1、4:5 和 16:9。還需要腳本、配音和字幕？影片廣告可以從一個連結做出整支廣告。',
} satisfies PageWords;
