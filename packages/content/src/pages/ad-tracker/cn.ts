import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '广告追踪',
  title: `广告追踪：持续关注广告变化 | ${brand.name}`,
  description: '知道竞争对手何时开始、修改或停止一条广告。广告追踪的用途，以及今天能对自己的广告做什么。',
  heading: '广告开始、变化或停止，及时发现',
  paragraph: `广告追踪会跟踪你选择的广告主，告诉你什么是新的、什么变了、什么撤了。目前还不可用。你自己的活动中，${brand.name} 里每次写的文案都连同简报、日期和种子保存，随时能看到何时写了什么，也能重现。`,
} satisfies PageWords;
