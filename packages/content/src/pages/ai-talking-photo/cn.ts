import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '会说话的照片',
  title: `会说话的照片：让图片开口 | ${brand.name}`,
  description: '一张照片说出你的信息。工具的用途、选图要注意什么，以及现在怎样写好台词。',
  heading: '一张照片，一句信息，说出来',
  paragraph: `这个工具用于让人像照片说出你写的文字，口型同步。${brand.name} 中还没有它。短文字效果最好：用脚本生成器以受众的语言写二十到四十个词，并准备一张光线好、正对镜头的照片。`,
} satisfies PageWords;
