import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '数字人生成器',
  title: `数字人生成器：为视频找一位主播 | ${brand.name}`,
  description: '主播用 15 种语言说出你的文字，口型同步，背景随你选。浏览器中的预览免费。',
  heading: '为你的文字找一位主播',
  paragraph:
    '选择一位内置主播，或在本人同意后用照片创建数字人。写最多 800 个字符，或使用自己的录音；背景可选房间、颜色或你的图片，还能把产品放在前面。花费积分之前，你就能看到并听到效果。视频为 MP4，可选 9:16、1:1、4:5 或 16:9，也可加字幕。',
} satisfies PageWords;
