import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '图片广告仿制',
  title: `图片广告仿制：成熟版式，您的商品 | ${brand.name}`,
  description: '保留有效广告的结构，换上自己的商品和文字。这个工具的用途，以及今天就能做的准备。',
  heading: '结构不变，换上商品',
  paragraph: `这个工具用于提取您喜欢的广告版式，即标题、商品和按钮的位置，再用您的商品和文字重做。${brand.name} 中还没有它。文字已经可以准备：用文案生成器写好您那一版的标题、正文和行动号召。`,
} satisfies PageWords;
