import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '从网站到广告',
  title: `把网站变成广告 | ${brand.name}`,
  description: '粘贴产品链接，把页面变成图片广告、横幅和广告文案。我们会导入名称、价格、详情和图片。',
  heading: '把产品页变成广告',
  paragraph:
    '粘贴产品链接。我们会导入名称、价格、详情和图片，你都可以编辑。然后用同一个产品制作图片广告、横幅、海报、广告文案和搜索广告。',
} satisfies PageWords;
