import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '横幅生成器',
  title: `展示广告横幅生成器 | ${brand.name}`,
  description: '制作尺寸精确的横幅和页眉，从 300×250 到 970×250，还有主页封面。文案由我们写，设计由你编辑。',
  heading: '尺寸刚好的横幅',
  paragraph:
    '选择产品和尺寸：网站用 300×250 到 970×250，社交主页用封面。我们写好标题和按钮，用你的颜色设计横幅。导出前什么都可以编辑。',
} satisfies PageWords;
