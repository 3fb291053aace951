import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '图片尺寸调整',
  title: `各平台广告图片尺寸 | ${brand.name}`,
  description: 'Meta、TikTok、Google、LinkedIn 和 YouTube 要求的图片尺寸一处看全，以及广告改尺寸除了裁剪还要做什么。',
  heading: '一张图，适配各平台的每个尺寸',
  paragraph: `一次投放需要同一张图的 1080×1080 和 1080×1350（信息流）、1080×1920（快拍）、1200×628（链接）和好几种横幅。这个工具用于按每个尺寸重新排版，而不是裁切。${brand.name} 中还没有它；配每个尺寸的文字今天就能写。`,
} satisfies PageWords;
