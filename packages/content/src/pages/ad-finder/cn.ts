import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '广告查找',
  title: `广告查找：按内容搜索广告 | ${brand.name}`,
  description: '按文案、品牌或网站查找广告。按平台、国家、形式和投放时长筛选，并创建你自己的版本。',
  heading: '找到正在对你的客户说话的广告',
  paragraph:
    '按广告文案、品牌或广告指向的网站搜索。按平台、国家、形式和投放时长筛选，然后保存广告或创建你自己的版本。广告库一开始只有虚构品牌的示例广告；你的管理员可以导入更多广告。',
} satisfies PageWords;
