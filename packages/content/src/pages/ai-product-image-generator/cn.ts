import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '产品图生成器',
  title: `广告与网店产品图生成器 | ${brand.name}`,
  description: '把产品放进新场景，而产品本身不变：影棚、石材、木纹、自然或你自己的背景，还有纯白背景。',
  heading: '产品不变，场景全新',
  paragraph:
    '上传产品照片。我们移除背景，把产品放进影棚、石材、木纹或户外场景，并比较每个像素，证明产品没有改变。可导出信息流和快拍尺寸，以及电商平台用的 2000×2000 纯白图。',
} satisfies PageWords;
