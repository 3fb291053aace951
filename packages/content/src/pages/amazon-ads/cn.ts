import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon 广告',
  title: `Amazon 广告：标题与描述 | ${brand.name}`,
  description: '只讲事实的 Amazon 广告标题和商品描述：没有编造的评价，没有您没说过的话，长度也合适。',
  heading: '能通过审核的 Amazon 广告',
  paragraph: `Amazon 会拒绝无法证明的说法。${brand.name} 只根据您的简报写 50 个字符以内的标题和商品描述，不会出现您没说过的内容。Amazon 要求标志不小于 600×600、视频 1920×1080；这些还不在这里制作。`,
} satisfies PageWords;
