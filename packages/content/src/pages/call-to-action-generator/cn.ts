import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '行动号召生成器',
  title: `广告行动号召生成器 | ${brand.name}`,
  description: '说明接下来会发生什么的按钮文字和结尾句：贴合产品与优惠，短到能放进按钮，不制造虚假紧迫感。',
  heading: '告诉他们点击后会怎样',
  paragraph: '“了解更多”是没想好要读者做什么时写的话。给出产品和优惠，得到点明下一步和理由的行动号召，短到能放进按钮。',
} satisfies PageWords;
