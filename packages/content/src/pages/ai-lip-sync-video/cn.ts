import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '对口型视频',
  title: `AI 对口型：给视频换上新台词 | ${brand.name}`,
  description: '上传视频，写下新台词或使用录音，口型随之变化。支持 15 种语言，无需重拍，付费前先检查。',
  heading: '改变视频里说的话，口型随之变化',
  paragraph:
    '上传最长 60 秒、一个人面向镜头的视频。为任意一种声音写下最多 800 个字符，或使用你自己的录音。花费积分之前，我们会检查视频，并让你试听语音。你会得到与原视频尺寸相同的 MP4，附带测得的对口型数据，还可以加上字幕。',
} satisfies PageWords;
