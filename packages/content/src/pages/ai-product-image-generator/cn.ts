import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '商品图生成器',
  title: `广告与网店商品图生成器 | ${brand.name}`,
  description: '给商品换场景而不改变商品本身。工具的用途，以及哪些商品文字现在就能写。',
  heading: '换个场景，商品不变',
  paragraph:
    '网店和广告需要同一商品出现在不同场景里，而商品必须保持原样。图片生成器用于抠出商品放进场景，不重新绘制。目前还不能生成图片。图旁的文字，从商品描述到标题，今天就能在这里写。',
} satisfies PageWords;
