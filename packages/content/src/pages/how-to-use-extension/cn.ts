import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '浏览器扩展',
  title: `浏览器扩展：使用方法 | ${brand.name}`,
  description: '扩展用于把浏览时遇到的广告存进你的收藏。它会做什么、不做什么，以及没有它也能用什么。',
  heading: '保存浏览时遇到的广告',
  paragraph:
    '扩展会在你遇到的广告上加一个保存按钮，并收进账户的文件夹。目前还不能安装。现有的所有工具都可以直接在浏览器中使用。',
} satisfies PageWords;
