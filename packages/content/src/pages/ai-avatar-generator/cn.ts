import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '数字人生成器',
  title: `主持人视频数字人生成器 | ${brand.name}`,
  description: '一位主持人，用你销售地区的每种语言说出你的文字。数字人生成器的用途，以及怎样写好他要说的话。',
  heading: '为你的文字找一位主持人',
  paragraph: `数字人生成器用于在本人同意下，把照片变成视频里的主持人。${brand.name} 中还没有它。主持人好不好取决于脚本：今天就用脚本生成器写好，念出来听听效果。`,
} satisfies PageWords;
