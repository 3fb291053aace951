import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'TikTok 广告',
  title: `TikTok 广告：钩子、文案、限制 | ${brand.name}`,
  description: 'TikTok 给你 100 个字符的文案和大约三秒的注意力。用你的事实写出两者都放得下的钩子、脚本和文案。',
  heading: '三秒钟，一百个字符',
  paragraph: `TikTok 文案最多 100 个字符，中文、日文、韩文为 50 个，视频 5 到 60 秒。${brand.name} 写钩子、脚本和广告文案，按 TikTok 的方式计数。视频请用 1080×1920，并把底部 440 像素留空：那里是 TikTok 的文字和按钮。`,
} satisfies PageWords;
