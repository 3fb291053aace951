import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'GIF 横幅制作',
  title: `GIF 横幅制作工具 | ${brand.name}`,
  description: '制作 150 KB 以内、30 秒内停止的 GIF 动态横幅，符合 Google 展示广告的要求。文案和按钮都包含在内。',
  heading: '150 KB 以内的动态横幅',
  paragraph:
    'Google 展示广告接受 150 KB 以内、30 秒内停止的动态横幅。选择一个产品，我们来写文案、做动画，并让每个文件都不超限。你可以编辑设计，一次导出所有尺寸。',
} satisfies PageWords;
