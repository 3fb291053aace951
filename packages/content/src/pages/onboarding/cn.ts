import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '快速上手',
  title: `三个短步骤快速上手 | ${brand.name}`,
  description: '从新账户到第一条可用的广告文案只需几分钟：准备什么、填写什么，以及之后在哪里找到结果。',
  heading: '几分钟写出第一条广告文案',
  paragraph:
    '用邮箱注册免费账户，打开广告文案生成器，描述一个产品：名称、两三个卖点，有优惠就写上。选好平台，点按钮，比较结果。你做的内容都保存在工作台里，旁边是二维码生成器和积分余额。',
} satisfies PageWords;
