import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '展示广告生成器',
  title: `Google 展示广告生成器 | ${brand.name}`,
  description: '自适应展示广告需要 30 个字符的标题、90 个字符的长标题、描述和图片。文字部分今天就能写好。',
  heading: '把展示广告的文字那一半做好',
  paragraph: `自适应展示广告要求 30 个字符的短标题、90 个字符的长标题和描述、25 个字符的商家名称，以及 1200×628 和 1200×1200 的图片。生成器用于完成两半。图片还不在 ${brand.name} 中；这些长度的标题和描述已经有了。`,
} satisfies PageWords;
