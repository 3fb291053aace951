import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '廣告搜尋',
  title: `廣告搜尋：依內容尋找廣告 | ${brand.name}`,
  description: '依商品、承諾、形式與平台尋找廣告。廣告搜尋的用途，以及在此期間去哪裡看、可以寫什麼。',
  heading: '找到正在對你的客戶說話的廣告',
  paragraph:
    '廣告搜尋用來依廣告說了什麼、呈現什麼來搜尋，而不只是看誰投放。目前還沒有可搜尋的內容。Meta 與 TikTok 在自己的廣告庫中公開投放中的廣告；看過別人的承諾後，在這裡寫一則承諾不同的廣告。',
} satisfies PageWords;
