import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord 广告',
  title: `Discord 广告：写给社群的文案 | ${brand.name}`,
  description: 'Discord 公布的广告格式很少，用户也不喜欢像广告的广告。写短小诚实、融入社群的文字。',
  heading: '像自己人一样说话',
  paragraph: `Discord 上的人是为社群而来的，谁只想卖东西一眼就能看出。选择友好或活泼的语气，写得简短。${brand.name} 也能制作符合 Discord 尺寸的图片广告。文字长度请在 Discord 的广告管理工具中确认。`,
} satisfies PageWords;
