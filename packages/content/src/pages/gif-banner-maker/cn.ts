import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF 横幅制作',
  title: `GIF 横幅：尺寸与规则 | ${brand.name}`,
  description: '动态横幅要小于 150 KB，并在 30 秒内停止。GIF 横幅制作工具的用途，以及现在怎样准备文字。',
  heading: '小于 150 KB 的动态横幅',
  paragraph: `Google 展示广告接受 150 KB 以内、30 秒内停止的动态横幅。这个工具用于把标题、图片和按钮做成横幅并控制大小。${brand.name} 中还没有它。先用标题和行动号召生成器写好横幅轮换的两三句短句。`,
} satisfies PageWords;
