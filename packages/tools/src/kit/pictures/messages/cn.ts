import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: '拖放、粘贴或选择图片',
    details: 'PNG、JPEG、WebP、GIF 或 AVIF，每张最大 20 MB、1 亿像素',
    tooLarge: '{name} 超过 20 MB。请使用更小的文件。',
    wrongKind: '无法使用 {name}，请上传图片。',
    cancel: '停止上传 {name}',
  },
  pictures: {
    picture: '图片 {number, number}',
    remove: '移除图片 {number, number}',
    samples: '还没有图片？试试示例：',
    small:
      '这张图片只有 {width, number} × {height, number} px，看起来会模糊。请使用长边至少 {needed, number} px 的图片。',
    sampleAd: '示例广告',
    standIn: '示例产品，可随时换成你的。',
    sample: '示例图片，可随时上传你的。',
  },
  product: {
    title: '要推广什么？',
    placeholder: '亚麻围裙',
    mine: '我的产品',
    mineText: '我们会填入产品信息和图片。这里的修改只影响这条广告。',
    link: '通过链接',
    linkText: '我们会导入名称、价格、详情和图片，并保存到你的产品中。',
    sample: '示例产品',
    sampleText: '用示例产品体验工具，这些品牌均为虚构。',
    search: '搜索产品',
    empty: '还没有产品。通过链接导入，或手动填写。',
    failed: '无法加载你的产品。',
    address: '产品链接',
    read: '导入产品',
    close: '关闭',
    pictures: '产品图片',
    more: '产品详情',
    benefits: '核心卖点',
    benefitsHint: '每行一个',
    price: '价格',
    currency: '货币',
    brand: '品牌',
    audience: '目标人群',
    description: '描述',
    logo: '标志',
  },
  sizes: {
    label: '尺寸',
    chosen: '{count, plural, other {# 个尺寸}}',
    all: '全部',
    none: '不选',
    allOf: '{network} 的全部尺寸',
    noneOf: '不选 {network} 的尺寸',
  },
  files: {
    one: '下载 {name}',
  },
} satisfies MessagesOf<typeof english>;
