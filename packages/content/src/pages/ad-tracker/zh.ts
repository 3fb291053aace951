import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '廣告追蹤',
  title: `廣告追蹤：持續關注廣告變化 | ${brand.name}`,
  description: '追蹤品牌、網站和搜尋。查看哪些廣告是新增、變更或停止的，以及每月投放數量，並以電子郵件取得動態。',
  heading: '廣告開始、變化或停止，及時發現',
  paragraph:
    '追蹤品牌、網站或廣告庫中的任何搜尋。你會看到新增、變更和停止的廣告、每月投放數量、採用的格式以及投放時間。動態以電子郵件寄送，每天最多一封。',
} satisfies PageWords;
