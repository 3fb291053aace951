import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '會說話的照片',
  title: `會說話的照片：讓人像開口 | ${brand.name}`,
  description: '讓人像照片說出你的文字或錄音，嘴型同步，支援 15 種語言。可在瀏覽器中免費預覽。',
  heading: '讓人像照片替你開口說話',
  paragraph:
    '上傳一張光線充足的成年人照片，輸入最多 800 個字元的文字，或使用你自己的錄音。扣點之前就能看到畫面、聽到聲音。影片為 MP4 格式，可選 9:16、1:1、4:5 或 16:9，也可以加上字幕。',
} satisfies PageWords;
