import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '广告查找',
  title: `广告查找：按内容搜索广告 | ${brand.name}`,
  description: '按产品、承诺、形式和平台查找广告。广告查找的用途，以及在此期间去哪里看、可以写什么。',
  heading: '找到正在对你的客户说话的广告',
  paragraph:
    '广告查找用于按广告说了什么、展示什么来搜索，而不只是看谁投的。目前还没有可搜索的内容。Meta 和 TikTok 在自己的广告库中公开在投广告；看过别人的承诺后，在这里写一条承诺不同的广告。',
} satisfies PageWords;
