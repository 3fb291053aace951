import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn 广告',
  title: `LinkedIn 广告：文案、尺寸、限制 | ${brand.name}`,
  description: 'LinkedIn 显示 150 个字符的介绍和 70 个字符的标题。为职场人写在两者之内讲清重点的广告。',
  heading: '150 个字符讲清重点',
  paragraph: `LinkedIn 会在约 150 个字符（共 600）后折叠简介，在 70 个字符（共 200）后折叠标题。${brand.name} 写出的两者都能完整显示，语气适合职场，还能制作符合 LinkedIn 尺寸的图片广告。`,
} satisfies PageWords;
