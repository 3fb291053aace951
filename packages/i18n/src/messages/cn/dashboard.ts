import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: '{product} 工作台',
  close: '关闭工作台',
  loading: '加载中',
  menu: {
    label: '栏目',
    open: '打开菜单',
    close: '关闭菜单',
    collapse: '收起侧边栏',
    expand: '展开侧边栏',
  },
  groups: {
    things: '资料库',
    make: '创建',
    templates: '模板',
    ads: '广告',
  },
  sections: {
    VideoTemplates: { name: '广告模板', lead: '浏览可以直接使用的广告创意。' },
    Products: {
      name: '产品',
      lead: '产品保存一次，所有工具都能用。',
    },
    Projects: {
      name: '营销活动',
      lead: '把作品按营销活动分组。',
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
      lead: '你制作的全部内容，最新的在前。',
    },
  },
  plan: {
    free: '免费版',
    basic: '基础版',
    pro: '专业版',
    business: '商业版',
    upgrade: '升级',
  },
  credits: '{count, plural, other {# 积分}}',
  lowCredits: '还剩 {count, plural, other {# 积分}}。',
  getCredits: '获取更多积分',
  user: {
    language: '语言',
    theme: '主题',
    light: '浅色',
    dark: '深色',
    system: '跟随设备',
    mail: '完成后发邮件通知我',
    feedback: '发送反馈',
    menu: '{name} 的账户',
    signOut: '退出登录',
    signingOut: '正在退出',
    account: '账户设置',
    usage: '积分与账单',
    pricing: '套餐与价格',
    billing: '付款与发票',
    storage: '存储空间',
    storageOf: '已用 {used}，共 {limit}',
    storageUsed: '已用 {used}',
  },
  news: {
    done: '“{title}”已完成',
    failed: '“{title}”失败',
    open: '打开',
  },
  feedback: {
    title: '发送反馈',
    rating: '你觉得 {product} 怎么样？',
    stars: '{count, plural, other {# 星}}',
    text: '你想告诉我们什么？',
    send: '发送',
    thanks: '感谢你的反馈',
    close: '关闭',
  },
  home: {
    greeting: '{name}，今天要推广什么？',
    start: {
      label: '要推广什么？',
      placeholder: '亚麻围裙，或 yourshop.cn/apron',
      action: '制作图片广告',
      others: '或者制作',
    },
    tools: '工具',
    recent: '最近作品',
    all: '查看全部',
    price: {
      free: '免费',
      credits: '{count, plural, other {# 积分}}',
    },
    sample: '示例产品',
  },
} satisfies MessagesOf<typeof english>;
