import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '廣告追蹤',
  title: `廣告追蹤：持續關注廣告變化 | ${brand.name}`,
  description: '追蹤品牌、網站和搜尋。查看新增、有變化和已停止的廣告，掌握每月投放數量，並以電子郵件接收最新動態。',
  heading: '廣告開始、變化或停止，及時發現',
  paragraph:
    '追蹤品牌、網站或廣告庫中的任何搜尋。你會看到新增、有變化和已停止的廣告，以及每月投放數量、廣告形式和投放時間。最新動態以電子郵件寄送，每天最多一封。',
} satisfies PageWords;
