import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '从网站到广告',
  title: `把网站变成广告 | ${brand.name}`,
  description: '商品页里已经有广告需要的一切：好处、价格、优惠和证明。看看今天怎样把它变成各平台的广告文案。',
  heading: '广告就在您的商品页里',
  paragraph: `这个工具用于读取商品页并做成完整的广告。${brand.name} 目前还不能读取网址。今天可以这样做：把页面上的名称、好处和价格复制到简报中，得到只用这些事实写成的文案、标题和搜索广告。`,
} satisfies PageWords;
