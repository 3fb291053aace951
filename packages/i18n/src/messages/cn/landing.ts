import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: '产品链接或名称',
    placeholder: 'yourshop.cn/products/linen-apron',
    submit: '写我的广告',
    hint: '我们从链接中获取产品名称，细节由你补充。',
    sample: '使用示例产品',
  },
  sample: {
    product: 'Kestrel 台灯',
    description: '一盏纤细的台灯，橡木灯臂手工弯制，旋钮调光，无需点触。',
    benefits: {
      first: '暖光，可调暗至 2%',
      second: '折平后可收进抽屉',
      third: '手工弯制的橡木灯臂',
    },
    audience: '工作到很晚的人',
    offer: '本周 85 折',
    price: '$89',
  },
  proof: {
    feed: '信息流',
    story: '快拍',
    link: '链接广告',
    code: '示例产品优惠的二维码',
    headline: '标题',
    text: '广告文案',
    primary: '正文',
    description: '描述',
    path: '路径',
    written: '由 {product} 为示例产品撰写。',
    note: '这是示例产品。文案和二维码由 {product} 制作，版式为本页面绘制。',
    pixels: '{width} × {height} 像素',
  },
  characters: '{count, number} / {limit, number} 个字符',
  charactersOnly: '{count, plural, other {# 个字符}}',
  contents: '本页内容',
  breadcrumb: '当前位置',
  home: '首页',
  pricing: {
    period: '计费周期',
    choose: '选择{plan}',
    billedMonthly: '按月计费',
    billedYearly: '每年一次收取 {price}',
  },
} satisfies MessagesOf<typeof english>;
