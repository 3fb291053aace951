import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '图片广告克隆',
  title: `图片广告克隆：成熟版式，你的产品 | ${brand.name}`,
  description: '上传你喜欢的广告，我们用你的产品、文案和配色重建它的布局。每个元素都能编辑，并可导出各种广告尺寸。',
  heading: '布局不变，产品换成你的',
  paragraph:
    '上传一个效果好的广告。我们找出标题、产品、价格和按钮，再用你的产品和文案重建布局。原广告的名称和标志会被去掉，导出前每个元素都可以编辑。',
} satisfies PageWords;
