import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon 广告',
  title: `Amazon 广告：标题与描述 | ${brand.name}`,
  description: '为 Amazon 撰写 50 个字符以内的标题和产品描述，并制作纯白背景的产品图片，不会出现你没说过的内容。',
  heading: '能通过审核的 Amazon 广告',
  paragraph: `Amazon 会拒绝无法证实的广告内容。${brand.name} 只根据你的简报撰写 50 个字符以内的标题和产品描述，还能制作纯白背景的产品图片和符合 Amazon 尺寸的图片广告。`,
} satisfies PageWords;
