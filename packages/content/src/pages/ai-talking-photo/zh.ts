import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '會說話的照片',
  title: `會說話的照片：讓人像開口 | ${brand.name}`,
  description: '讓人像用 15 種語言說出你的文字或錄音，嘴形同步。在瀏覽器中免費預覽。',
  heading: '讓人像照片替你開口說話',
  paragraph:
    '上傳一張光線充足的成年人照片，寫最多 800 個字元，或使用你自己的錄音。在花費任何點數之前，你就能看到並聽到效果。影片為 MP4，提供 9:16、1:1、4:5 或 16:9，可選擇加上字幕。',
} satisfies PageWords;
