import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '会说话的照片',
  title: `会说话的照片：让人像开口 | ${brand.name}`,
  description: '让人像照片说出你的文字或录音，口型同步，支持 15 种语言。可在浏览器中免费预览。',
  heading: '让人像照片替你开口说话',
  paragraph:
    '上传一张光线充足的成年人照片，输入最多 800 个字符的文字，或使用你自己的录音。消耗积分之前就能看到画面、听到声音。视频为 MP4 格式，可选 9:16、1:1、4:5 或 16:9，还可以添加字幕。',
} satisfies PageWords;
