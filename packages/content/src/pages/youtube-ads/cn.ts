import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'YouTube 广告',
  title: `YouTube 广告：脚本、标题、限制 | ${brand.name}`,
  description: '不怕跳过按钮的钩子、后续的脚本，以及每行 40 个字符的信息流标题。附时长与尺寸。',
  heading: '赢得跳过按钮之后的几秒',
  paragraph: `导视广告 6 秒，不可跳过广告 15 到 30 秒，可跳过的在手指动之前有 5 秒。${brand.name} 写钩子、可按长度删减的脚本，以及两行各 40 个字符的标题。上传视频用 1920×1080，Shorts 用 1080×1920。`,
} satisfies PageWords;
