import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '展示广告生成器',
  title: `Google 展示广告生成器 | ${brand.name}`,
  description: '制作带点击标签和备用图片的 HTML5 展示广告，适用于 Google 展示广告，150 KB 以内，覆盖所有常用尺寸。',
  heading: '可直接上传的展示广告',
  paragraph:
    '选择产品并填写落地页。你会得到带点击标签和备用图片的 HTML5 广告 ZIP，每个都在 150 KB 以内，符合 Google 展示广告的尺寸。自适应广告的标题由文案生成工具来写。',
} satisfies PageWords;
