import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '会说话的照片',
  title: `会说话的照片：让人像开口 | ${brand.name}`,
  description: '让人像用 15 种语言说出你的文本或录音，口型同步。在浏览器中免费预览。',
  heading: '让人像照片替你开口说话',
  paragraph:
    '上传一张光线充足的成年人照片，写最多 800 个字符，或使用你自己的录音。在花费任何积分之前，你就能看到并听到效果。视频为 MP4，提供 9:16、1:1、4:5 或 16:9，可选择添加字幕。',
} satisfies PageWords;
