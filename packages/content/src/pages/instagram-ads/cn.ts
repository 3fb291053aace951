import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Instagram 广告',
  title: `Instagram 广告：文案、尺寸、安全区 | ${brand.name}`,
  description: '为信息流、Stories 和 Reels 写 Instagram 广告文案，了解尺寸与安全区：信息流 1080×1350，竖版 1080×1920。',
  heading: '为满是图片的平台写文案',
  paragraph: `Stories 和 Reels 中大约能看到 72 个字符，信息流 125 个。${brand.name} 写正文和 Reels 前几秒的钩子，逐字计数。制图时请把 1080×1920 顶部 14% 和底部 35% 留空：那里是 Instagram 自己的按钮。`,
} satisfies PageWords;
