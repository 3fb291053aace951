import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord 广告',
  title: `Discord 广告：写给社群的文案 | ${brand.name}`,
  description: 'Discord 公布的广告格式很少，用户也不喜欢像广告的广告。写短小诚实、融入社群的文字。',
  heading: '像自己人一样说话',
  paragraph: `人们来 Discord 是为了社群，谁只想卖货一眼就看得出。Discord 没有公布完整的格式列表，所以 ${brand.name} 不设硬性上限：选友好或俏皮的语气，写短一点，并在 Discord 的广告后台核对长度。图片和视频还不在这里制作。`,
} satisfies PageWords;
