import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '广告语生成器',
  title: `品牌与活动广告语生成器 | ${brand.name}`,
  description: '为品牌或活动写短句，依据产品真正做到的事。几个方向并排比较，留下让人记住的那一句。',
  heading: '让人记住的广告语',
  paragraph:
    '好的广告语用很少的字说一件真事。描述产品和它的用户，选一种语气，通读各个方向。印出来之前，请先确认没有被别人注册。',
} satisfies PageWords;
