import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '产品描述生成器',
  title: `产品描述生成器 | ${brand.name}`,
  description: '为网店和电商平台把卖点变成购买理由，只用你输入的事实、价格和证明，绝不添油加醋。',
  heading: '从功能清单到购买理由',
  paragraph:
    '贴上你了解的产品信息，说明谁会买。得到的描述从用途讲起，用特点支撑，不写你没说过的话。适合网店页面和电商平台的产品页。',
} satisfies PageWords;
