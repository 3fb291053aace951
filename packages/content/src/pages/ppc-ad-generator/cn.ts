import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'PPC 广告生成器',
  title: `PPC 广告生成器：标题与描述 | ${brand.name}`,
  description: '自适应搜索广告：标题 30 个字符、描述 90 个、路径 15 个，内容各不相同，便于 Google 组合，可直接粘贴。',
  heading: '符合 Google 长度的搜索广告，一字不截',
  paragraph:
    '自适应搜索广告可有 3 到 15 条 30 个字符的标题、2 到 4 条 90 个字符的描述和两段 15 个字符的路径。工具按简报给出五条标题、两条描述和两段路径，每条各说一事，Google 怎么组合都通顺。',
} satisfies PageWords;
