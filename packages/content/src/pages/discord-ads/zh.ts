import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord 廣告',
  title: `Discord 廣告：寫給社群的文案 | ${brand.name}`,
  description: 'Discord 公布的廣告格式很少，使用者也不喜歡像廣告的廣告。寫短小誠實、融入社群的文字。',
  heading: '像自己人一樣說話',
  paragraph: `大家來 Discord 是為了社群，誰只想賣東西一眼就看得出。Discord 沒有公布完整的格式清單，所以 ${brand.name} 不設硬性上限：選友善或俏皮的語氣，寫短一點，並在 Discord 的廣告後台核對長度。圖片與影片還不在這裡製作。`,
} satisfies PageWords;
