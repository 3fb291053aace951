import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '瀏覽器擴充功能',
  title: `瀏覽器擴充功能：使用方式 | ${brand.name}`,
  description: '擴充功能用來把瀏覽時遇到的廣告存進你的收藏。它會做什麼、不做什麼，以及沒有它也能用什麼。',
  heading: '儲存瀏覽時遇到的廣告',
  paragraph:
    '擴充功能會在你遇到的廣告上加一個儲存按鈕，並收進帳號的資料夾。目前還不能安裝。現有的所有工具都可直接在瀏覽器中使用。',
} satisfies PageWords;
