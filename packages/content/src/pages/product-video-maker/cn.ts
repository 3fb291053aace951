import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '产品视频制作',
  title: `短广告产品视频制作 | ${brand.name}`,
  description: '把商品链接或照片变成完整的视频广告：脚本、配音、音乐和字幕，支持 9:16、1:1、4:5 和 16:9。',
  heading: '从商品链接到视频广告成片',
  paragraph:
    '粘贴链接或添加商品，从三个脚本中选一个，再选模板、配音、音乐和字幕，消耗积分之前就能看有声预览。然后一次生成 9:16、1:1、4:5 和 16:9，并附带字幕文件。',
} satisfies PageWords;
