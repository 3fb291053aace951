import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Facebook 广告',
  title: `Facebook 广告：文案、尺寸、限制 | ${brand.name}`,
  description: '长度合适的 Facebook 广告文案：折叠前 125 个字符，标题 27 到 40 个。用你的事实来写，并列出尺寸。',
  heading: '开头就说清楚的 Facebook 广告',
  paragraph: `信息流在“展开”前显示约 125 个字符的正文，以及 27 到 40 个字符的标题。${brand.name} 会按这个长度写好两者，并制作图片：信息流用 1080×1080 和 1080×1350，快拍用 1080×1920。`,
} satisfies PageWords;
