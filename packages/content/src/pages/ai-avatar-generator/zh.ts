import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '虛擬人產生器',
  title: `主持人影片虛擬人產生器 | ${brand.name}`,
  description: '一位主持人，用你銷售地區的每種語言說出你的文字。虛擬人產生器的用途，以及如何寫好他要說的話。',
  heading: '為你的文字找一位主持人',
  paragraph: `虛擬人產生器用來在本人同意下，把照片變成影片裡的主持人。${brand.name} 裡還沒有它。主持人好不好取決於腳本：今天就用腳本產生器寫好，唸出來聽聽效果。`,
} satisfies PageWords;
