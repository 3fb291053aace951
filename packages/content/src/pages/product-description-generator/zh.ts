import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '商品描述產生器',
  title: `商品描述產生器 | ${brand.name}`,
  description: '為網店與電商平台把特色變成購買理由，只用你輸入的事實、價格與佐證，絕不加油添醋。',
  heading: '從功能清單到購買理由',
  paragraph:
    '貼上你了解的商品資訊，說明誰會買。得到的描述從用途講起，用特色支撐，不寫你沒說過的話。適合網店頁面與電商平台的商品頁。',
} satisfies PageWords;
