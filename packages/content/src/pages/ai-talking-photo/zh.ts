import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '會說話的照片',
  title: `會說話的照片：讓圖片開口 | ${brand.name}`,
  description: '一張照片說出你的訊息。工具的用途、選圖要注意什麼，以及現在如何寫好台詞。',
  heading: '一張照片，一則訊息，說出來',
  paragraph: `這個工具用來讓人像照片說出你寫的文字，口型同步。${brand.name} 裡還沒有它。短文字效果最好：用腳本產生器以受眾的語言寫二十到四十個詞，並準備一張光線好、正對鏡頭的照片。`,
} satisfies PageWords;
