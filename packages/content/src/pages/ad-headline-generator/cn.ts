import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '标题生成器',
  title: `符合字数限制的广告标题生成器 | ${brand.name}`,
  description:
    'Meta、Google、LinkedIn、YouTube 和 Amazon 广告标题，逐条对照平台上限计数，从搜索的 30 个字符到信息流的 70 个。',
  heading: '绝不会被截断的标题',
  paragraph:
    'Google 30 个字符，Meta 约 40 个后折叠，LinkedIn 70 个。选平台，描述优惠，得到放得下、每条从不同理由出发的标题。',
} satisfies PageWords;
