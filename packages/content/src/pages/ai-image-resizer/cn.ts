import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '图片尺寸调整',
  title: `为各广告平台调整图片尺寸 | ${brand.name}`,
  description:
    '一张图片一次适配 Meta、TikTok、Google、LinkedIn 和 YouTube。人脸、文字和产品都不会被裁掉，文件大小也不超限。',
  heading: '一张图片，所有广告尺寸',
  paragraph:
    '上传图片并选择尺寸：信息流用 1080×1080 和 1080×1350，快拍用 1080×1920，链接用 1200×628，还有展示横幅。我们会找出人脸、文字和主体，重要内容不会被裁掉。每个尺寸都可以自己调整。',
} satisfies PageWords;
