import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Facebook 广告',
  title: `Facebook 广告：文案、尺寸、限制 | ${brand.name}`,
  description: '长度合适的 Facebook 广告文案：折叠前 125 个字符，标题 27 到 40 个。用您的事实来写，并列出尺寸。',
  heading: '在折叠之前说清楚的 Facebook 广告',
  paragraph: `信息流在“展开”前显示约 125 个字符的正文和 27 到 40 个字符的标题。${brand.name} 两者都按长度写好并标出折叠处。图片上传 1080×1080 或 1080×1350，快拍 1080×1920；绘图还不在产品中，配文可以。`,
} satisfies PageWords;
