import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '浏览器扩展',
  title: `浏览器扩展：使用方法 | ${brand.name}`,
  description: '扩展用于把浏览时遇到的广告存进你的收藏。它会做什么、不做什么，以及没有它也能用什么。',
  heading: '保存浏览时遇到的广告',
  paragraph:
    '扩展用于在遇到的广告上加一个保存按钮，并收进账户的文件夹。目前还没有可安装的扩展。今天能用的一切，即文案生成器和二维码生成器，都可直接在浏览器中使用。',
} satisfies PageWords;
