import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '横幅生成器',
  title: `展示广告横幅生成器 | ${brand.name}`,
  description: '横幅靠标题、商品和按钮。横幅生成器的用途、重要的尺寸，以及今天怎样把文字写对。',
  heading: '好横幅从七个好词开始',
  paragraph:
    '横幅生成器用于把商品、标题和按钮排进展示广告尺寸，从 300×250 到 970×250。目前还不能绘制横幅。决定横幅的是那一句话：今天就能在这里写出并比较 30 个字符以内的标题和按钮文字。',
} satisfies PageWords;
