import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn 广告',
  title: `LinkedIn 广告：文案、尺寸、限制 | ${brand.name}`,
  description: 'LinkedIn 显示 150 个字符的介绍和 70 个字符的标题。为职场人写在两者之内讲清重点的广告。',
  heading: '150 个字符讲清重点',
  paragraph: `LinkedIn 在 600 个字符中约 150 个后折叠介绍，标题在 200 个中 70 个后折叠。${brand.name} 写得两者都能完整显示，语气适合职场。图片为 1200×628、1200×1200 或 720×900：图您来，字这里出。`,
} satisfies PageWords;
