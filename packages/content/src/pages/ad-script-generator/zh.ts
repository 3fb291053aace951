import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '廣告腳本產生器',
  title: `短影片廣告腳本產生器 | ${brand.name}`,
  description: '有鉤子、有轉折、有行動呼籲的短影片廣告腳本，依你的簡報逐鏡寫出。改一改、複製，當天就能拍。',
  heading: '今天下午就能拍的腳本',
  paragraph:
    '給出商品、受眾與優惠，得到你所選語氣的完整腳本，逐鏡寫明：說什麼、畫面上寫什麼、鏡頭拍什麼。交給創作者，用手機拍，或留到下次拍攝。',
} satisfies PageWords;
