import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '海报生成器',
  title: `印刷与屏幕海报生成器 | ${brand.name}`,
  description: '制作带出血和裁切标记的印刷海报，二维码在印刷前已通过测试。标题由我们来写，设计由你编辑。',
  heading: '从产品到可直接印刷的海报',
  paragraph:
    '选择产品和纸张尺寸。我们写标题、排版海报，并为印刷厂加上出血和裁切标记。可以加上我们先测试过的二维码，还能看到图片的清晰度是否够印刷。',
} satisfies PageWords;
