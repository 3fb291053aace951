import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '开场钩子生成器',
  title: `视频广告开场钩子生成器 | ${brand.name}`,
  description: '为 TikTok、Reels 和 Shorts 写出赢得接下来三秒的第一句话：提问、对比、故事和证明，全部来自你的事实。',
  heading: '第一句话决定后面有没有人看',
  paragraph: '填写产品和它给人的好处，得到风格各异的开场句：短到三秒左右能说完或放上画面，诚实到视频能兑现承诺。',
} satisfies PageWords;
