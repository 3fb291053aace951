import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '廣告搜尋',
  title: `廣告搜尋：依內容尋找廣告 | ${brand.name}`,
  description: '依文案、品牌或網站尋找廣告。依平台、國家、形式和投放時間篩選，並建立你自己的版本。',
  heading: '找到正在對你的客戶說話的廣告',
  paragraph:
    '依廣告文案、品牌或廣告連往的網站搜尋。依平台、國家、形式和投放時間篩選，再儲存廣告或建立你自己的版本。廣告庫一開始只有虛構品牌的範例廣告；你的管理員可以匯入更多廣告。',
} satisfies PageWords;
