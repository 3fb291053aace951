import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: '{product} 控制台',
  close: '关闭控制台',
  loading: '加载中',
  menu: {
    label: '栏目',
    open: '打开菜单',
    close: '关闭菜单',
    collapse: '收窄侧栏',
    expand: '展开侧栏',
  },
  groups: {
    things: '我的素材',
    make: '制作',
    templates: '模板',
    ads: '广告',
  },
  sections: {
    ImageAd: { name: '图片广告', lead: '一个产品,一整面成品广告:挑选、编辑、取走所有尺寸。' },
    ImageAdsClone: { name: '复刻广告版式', lead: '给我们看一则您喜欢的广告:同样的结构,换上您的产品和文字。' },
    ProductImage: { name: '产品图片', lead: '让产品置身场景,产品自身的像素分毫不动。' },
    BackgroundRemoval: { name: '去除背景', lead: '干净的抠图,一张或多张,最后一根发丝用画笔修好。' },
    AIIdPhoto: { name: '证件照', lead: '按证件规定对齐,并用数字证明。' },
    ImageResizer: { name: '图片改尺寸', lead: '一张图片,所有尺寸,重要的部分不会被裁掉。' },
    GifBanner: { name: 'GIF 横幅', lead: '动态横幅,体积始终在平台限制之内。' },
    Banner: { name: '横幅', lead: '封面和横幅,尺寸精确。' },
    Poster: { name: '海报', lead: '带出血和裁切标记的印刷文件。' },
    DisplayAd: { name: '展示广告', lead: '带点击标签的 HTML5 横幅,可直接上传。' },
    PpcPreview: { name: '搜索广告预览', lead: '像用户一样查看您的搜索广告,包括每一种组合。' },
    VideoTemplates: { name: '视频模板', lead: '广告创意，按真实成品展示。' },
    Products: {
      name: '产品',
      lead: '你要宣传的东西：资料和图片只需保存一次，所有工具都能用。',
    },
    Projects: {
      name: '项目',
      lead: '你开始的一切，按最近修改排列。',
    },
    Videos: {
      name: '视频',
      lead: '你完成的视频。',
    },
    Home: {
      name: '首页',
      lead: '开始新的，或接着上次继续。',
    },
    MyWork: {
      name: '我的作品',
      lead: '您做过的全部内容，最新的在前。',
    },
    AdCopy: {
      name: '广告文案',
      lead: '长度合适的广告文案：每条结果都按平台上限计数。',
    },
    QRCodeGenerator: {
      name: '二维码',
      lead: '扫得出来的码：每个码交付前都从图片中读回验证。',
    },
  },
  plan: {
    free: '免费版',
    basic: '基础版',
    pro: '专业版',
    upgrade: '升级',
  },
  credits: '{count, plural, other {# 积分}}',
  user: {
    menu: '{name} 的账户',
    signOut: '退出登录',
    signingOut: '正在退出',
    pricing: '方案与价格',
    billing: '付款与发票',
  },
  home: {
    greeting: '{name}，今天做点什么？',
    start: {
      label: '您要推广什么？',
      placeholder: '亚麻围裙，或 yourshop.cn/apron',
      action: '制作图片广告',
      others: '或用它制作',
    },
    tools: '工具',
    recent: '最近作品',
    all: '查看全部',
    price: {
      free: '不耗积分',
      credits: '{count, plural, other {# 积分}}',
    },
    sample: '示例商品',
  },
} satisfies MessagesOf<typeof english>;
