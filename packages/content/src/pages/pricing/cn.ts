import { brand } from '@adwright/contract/brand.ts';
import { offers } from '@adwright/contract/pay/offers.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const dollars = dollarsIn('cn');
const figure = figureIn('cn');

export default {
  name: '价格',
  title: `价格：套餐与积分，说得明白 | ${brand.name}`,
  description: '免费版、基础版、专业版和商业版各要多少钱、每月多少积分、能做什么。失败的任务会自动退还积分。',
  heading: '点击之前就知道价格',
  paragraph: '每项任务都先显示积分价格。你看到的价格就是实际支付的价格，失败的任务会自动退还积分。',
  plans: {
    heading: '套餐',
    lead: '每月都有新积分。每个套餐都包含全部工具，差别只在能做多少。',
    free: {
      name: '免费版',
      audience: '在真实活动中试用',
      points: [
        `每月 ${figure(plans.free.monthlyCredits)} 积分`,
        `${figure(plans.free.storageGigabytes)} GB 存储空间`,
        '全部十种文案生成器',
        '二维码不消耗积分',
        '无需绑卡',
      ],
    },
    basic: {
      name: '基础版',
      audience: '适合全年投放的单一品牌',
      points: [
        `每月 ${figure(plans.basic.monthlyCredits)} 积分`,
        `${figure(plans.basic.storageGigabytes)} GB 存储空间`,
        '包含免费版全部内容',
        `按年付 ${dollars(plans.basic.annualPrice)}，原为 ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: '专业版',
      audience: '适合拥有多个品牌的团队和代理公司',
      points: [
        `每月 ${figure(plans.pro.monthlyCredits)} 积分`,
        `${figure(plans.pro.storageGigabytes)} GB 存储空间`,
        '包含基础版全部内容',
        `按年付 ${dollars(plans.pro.annualPrice)}，原为 ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: '商业版',
      audience: '适合每天投放广告的公司',
      points: [
        `每月 ${figure(plans.business.monthlyCredits)} 积分`,
        `${figure(plans.business.storageGigabytes)} GB 存储空间`,
        '包含专业版全部内容',
        `按年付 ${dollars(plans.business.annualPrice)}，原为 ${dollars(plans.business.monthlyPrice * 12)}`,
      ],
    },
    action: '从免费版开始',
  },
  labels: {
    monthly: '按月',
    annual: '按年',
    perMonth: '每月',
    perYear: '每年',
    creditsPerMonth: '积分 / 月',
    free: '免费',
  },
  calculator: {
    heading: '积分能做什么',
    lead: '选择积分数量，看看够做多少。这些是现有工具的真实价格。',
    creditsLabel: '积分',
    priceLabel: '所需积分：',
    tools: {
      'video-ad': { name: '视频广告', note: '一个最长 15 秒的视频，一种尺寸。' },
      'product-to-video': { name: '产品转视频', note: '一个最长 8 秒的短片，一种尺寸。' },
      'avatar-video': { name: '数字人视频', note: '一个视频，文字最多 250 个字符。' },
      'talking-photo': { name: '会说话的照片', note: '一个视频，文字最多 250 个字符。' },
      'lip-sync': { name: '对口型', note: '一个视频，文字最多 250 个字符。' },
      'video-translation': { name: '视频翻译', note: '15 秒视频，一种语言。转写免费。' },
      'image-ad': { name: '图片广告', note: '12 个广告方案。导出更多尺寸免费。' },
      'image-ad-clone': { name: '广告克隆', note: '参考广告的一个版本。分析布局免费。' },
      'product-image': { name: '产品图片', note: '一种背景，包含所选的全部尺寸。' },
      'background-removal': { name: '背景移除', note: '一张图片。修整和再次导出免费。' },
      'image-resizer': {
        name: '图片改尺寸',
        note: '一张图片，包含所选的全部尺寸。需要生成边缘之外的尺寸，每个多收 1 积分。',
      },
      'gif-banner': { name: 'GIF 横幅', note: '一个动态设计，最多 8 种尺寸。' },
      banner: { name: '横幅', note: '一个设计，包含所选的全部尺寸。' },
      poster: { name: '海报', note: '一个可直接印刷的设计，包含所选的全部尺寸。' },
      'display-ad': { name: '展示广告', note: '一个 HTML5 广告，包含所选的全部尺寸。' },
      'ad-copy': { name: '广告文案', note: '广告文案、钩子、标题、脚本等任意一种，最多十个方案。' },
      'ppc-preview': { name: '搜索广告预览', note: '实时预览，并导出到 Google Ads。' },
      'id-photo': { name: '证件照', note: '一张照片和打印排版。调整免费。' },
      'qr-code': { name: '二维码', note: '使用你的颜色和标志，并通过扫描测试。' },
    },
  },
  difference: {
    heading: '扣费规则',
    points: [
      {
        title: '失败的任务自动退还积分',
        text: '任务开始时预留积分，成功后才扣除。失败或取消时，立即全额退还。',
      },
      {
        title: '你看到的价格就是实际价格',
        text: '账户扣除的积分与按钮上的价格完全一致。',
      },
      {
        title: '预览免费',
        text: '浏览、预览、打开旧结果、复制和再次下载都不消耗积分。',
      },
      {
        title: '不会意外续费',
        text: '每次续订前都会邮件通知你，一键即可取消，每笔付款都有发票。免费版不绑定任何银行卡。',
      },
    ],
  },
  questions: {
    heading: '关于价格的问题',
    questions: [
      {
        question: '如何支付套餐费用？',
        answer:
          '在上方选择套餐，按月或按年用银行卡付款。按年付款时，积分仍然每月到账。如果这里的付款处于测试模式，付款页面会注明，也不会扣款。',
      },
      { question: '如何取消？', answer: '随时可在“积分与账单”中一键取消。套餐用到已付周期结束，积分仍归你所有。' },
      {
        question: '积分会过期吗？',
        answer: '不会。未使用的积分会留在账户里，取消后也一样。免费版在你使用的每个月都会增加积分。',
      },
      {
        question: '付款退款后，积分怎么办？',
        answer: '钱会退回你的银行卡，该笔付款的积分会从余额中扣除。已经用掉的积分不会再收费：余额不会低于零。',
      },
      {
        question: '在哪里查看发票？',
        answer: '在“积分与账单”中。每笔付款都有可下载的 PDF 发票，我们还会用电子邮件发送收据。',
      },
      {
        question: '什么是积分？',
        answer: '任务的计价单位。每个任务开始前都会显示整数积分价格。上面的计算器列出了所有工具。',
      },
      {
        question: '任务失败会怎样？',
        answer: '你不用付费。任务失败时，积分会自动退还。',
      },
      {
        question: '不满意结果怎么办？',
        answer: '成功的任务会扣积分。所以单价低、一次给多个方案，并先显示价格。',
      },
      {
        question: '积分用完了怎么办？',
        answer: `按钮会说明，什么都不会开始。任何套餐都可以用 ${dollars(offers.credits_500.cents / 100)} 再买 ${figure(offers.credits_500.credits)} 积分。以前的结果仍可打开，不收费的工具（如二维码）照常可用。`,
      },
      {
        question: '自己部署会更便宜吗？',
        answer: `有可能。${brand.name} 以 AGPL 开源：在自己的服务器上，套餐内容由你决定，只需付服务器费用。`,
      },
    ],
  },
  callToAction: {
    heading: '看看免费积分能做什么',
    lead: `每月 ${figure(plans.free.monthlyCredits)} 积分，无需绑卡，没有时间限制。`,
    label: '注册免费账户',
  },
} satisfies WordsOf<typeof english>;
