import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '開場鉤子產生器',
  title: `影片廣告開場鉤子產生器 | ${brand.name}`,
  description: '為 TikTok、Reels 與 Shorts 寫出贏得接下來三秒的第一句話：提問、對比、故事與佐證，全部來自你的事實。',
  heading: '第一句話決定後面有沒有人看',
  paragraph: '填寫商品與它帶來的好處，得到風格各異的開場句：短到三秒左右能說完或放上畫面，誠實到影片能兌現承諾。',
} satisfies PageWords;
