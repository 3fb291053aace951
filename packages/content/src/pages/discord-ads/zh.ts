import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord 廣告',
  title: `Discord 廣告：寫給社群的文案 | ${brand.name}`,
  description: 'Discord 公布的廣告格式很少，使用者也不喜歡像廣告的廣告。寫短小誠實、融入社群的文字。',
  heading: '像自己人一樣說話',
  paragraph: `Discord 上的人是為了社群而來，誰只想賣東西一眼就能看出。選擇友善或活潑的語氣，寫得簡短。${brand.name} 也能製作符合 Discord 尺寸的圖片廣告。文字長度請在 Discord 的廣告管理工具中確認。`,
} satisfies PageWords;
