import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '产品视频制作',
  title: `短广告产品视频制作 | ${brand.name}`,
  description: '把产品照片变成短片：环绕、光影、特写和开箱，实拍场景，支持 9:16、1:1、4:5 和 16:9。',
  heading: '从产品照片到带货短片',
  paragraph:
    '添加一到六张照片，选择镜头和场景，消耗积分之前就能看到短片。一次生成 9:16、1:1、4:5 和 16:9。还需要脚本、配音和字幕？视频广告可以从一个链接做出整支广告。',
} satisfies PageWords;
