import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '广告库',
  title: `广告库：现在都在投什么 | ${brand.name}`,
  description: '可供学习的广告库，含文字、形式和投放时长。它的用途，以及今天怎样把看到的变成自己的广告。',
  heading: '动笔之前，先看别人在投什么',
  paragraph:
    '广告库用于收集在投广告及其文字、形式和投放时长，因为投放几个月的广告通常是赚钱的。目前里面还没有广告。在此之前，请使用各平台自己的公开广告库，再用自己的事实在这里写出你的版本。',
} satisfies PageWords;
