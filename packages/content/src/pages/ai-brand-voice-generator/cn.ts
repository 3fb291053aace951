import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '品牌语气生成器',
  title: `品牌语气生成器，附示例 | ${brand.name}`,
  description: '把品牌的说话方式写成文字：听起来怎样、绝不说什么，并附示例句，供文案和代理公司遵循。',
  heading: '写下品牌怎么说话',
  paragraph:
    '只存在一个人脑子里的语气，换人就丢了。描述产品、受众和想要的语气，得到一份简短指南：听起来怎样、总是做什么、绝不做什么，还有示例。改好后交给所有为你写字的人。',
} satisfies PageWords;
