import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: '拖放、粘贴或选择图片',
    details: 'PNG、JPEG、WebP、GIF 或 AVIF，每张最大 20 MB、1 亿像素',
    tooLarge: '{name} 超过 20 MB。',
    wrongKind: '{name} 不是可以在此使用的图片。',
    cancel: '停止上传 {name}',
  },
  pictures: {
    picture: '图片 {number, number}',
    remove: '移除图片 {number, number}',
    samples: '手边没有?试试样品:',
    small:
      '这张图片只有 {width, number} × {height, number} px，看起来会模糊。请使用长边至少 {needed, number} px 的图片。',
    sampleAd: '示例广告',
    standIn: '选好自己的商品之前，先看示例商品。',
    sample: '添加自己的图片之前，先看示例。',
  },
  product: {
    title: '您在为什么做广告?',
    placeholder: '亚麻围裙',
    mine: '我的产品',
    mineText: '其信息和图片会自动填入。在这里修改只影响这条广告。',
    link: '从链接读取',
    linkText: '我们从产品页面读取名称、价格、信息和图片,并保存到您的产品中。',
    sample: '样品',
    sampleText: '用我们的产品试试这个工具。这些品牌都不存在。',
    search: '搜索产品',
    empty: '这里没有产品。从链接读取一个,或手动输入。',
    failed: '无法加载您的产品。',
    address: '产品页面地址',
    read: '读取页面',
    close: '关闭',
    pictures: '产品图片',
    more: '更多信息',
    benefits: '人们能得到什么',
    benefitsHint: '每行一个好处',
    price: '价格',
    currency: '货币',
    brand: '品牌',
    audience: '适合谁',
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
