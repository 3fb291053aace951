import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '广告库',
  title: `广告库：现在都在投什么 | ${brand.name}`,
  description: '按文字、平台、国家和投放时长搜索数百条示例广告，查看每条的文案和变化，再做出你自己的版本。',
  heading: '动笔之前，先看别人在投什么',
  paragraph:
    '按品牌、产品或文字搜索广告，按平台、国家和投放时长筛选，看看每条广告投放期间的变化。广告库以我们为虚构品牌制作的示例广告开始。看到喜欢的？收藏它，或者变成你自己的广告。',
} satisfies PageWords;
