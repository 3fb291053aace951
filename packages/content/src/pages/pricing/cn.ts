import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const dollars = dollarsIn('cn');
const figure = figureIn('cn');

export default {
  name: '价格',
  title: `价格：套餐与积分，说得明白 | ${brand.name}`,
  description: '免费版、基础版和专业版各要多少钱、每月多少积分、能做什么。失败的任务会自动退还积分。',
  heading: '点击之前就知道价格',
  paragraph: '每项任务都先显示积分价格。你看到的价格就是实际支付的价格，失败的任务会自动退还积分。',
  plans: {
    heading: '套餐',
    lead: '每月都有新积分。每个套餐都包含全部工具，差别只在能做多少。',
    free: {
      name: '免费版',
      audience: '在真实活动中试用',
      points: [`每月 ${figure(plans.free.monthlyCredits)} 积分`, '全部十种文案生成器', '二维码不消耗积分', '无需绑卡'],
    },
    basic: {
      name: '基础版',
      audience: '适合全年投放的单一品牌',
      points: [
        `每月 ${figure(plans.basic.monthlyCredits)} 积分`,
        '包含免费版全部内容',
        `按年付 ${dollars(plans.basic.annualPrice)}，原为 ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: '专业版',
      audience: '适合拥有多个品牌的团队和代理公司',
      points: [
        `每月 ${figure(plans.pro.monthlyCredits)} 积分`,
        '包含基础版全部内容',
        `按年付 ${dollars(plans.pro.annualPrice)}，原为 ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: '商业版',
      audience: '适合每天投放广告的公司',
      points: [
        `每月 ${figure(plans.business.monthlyCredits)} 积分`,
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
    freeLabel: '不耗积分，数量不限',
    timesLabel: '次',
    adText: {
      name: '一次广告文案',
      note: '广告文案、钩子、标题、脚本等任意一种，最多十个方案。',
    },
    qrCode: {
      name: '一个二维码',
      note: '使用你的颜色和标志，并通过扫描测试。',
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
        question: '如何购买套餐，如何取消？',
        answer:
          '在上方选择套餐并用银行卡付款。在“积分与账单”中一键取消：套餐用到已付周期结束，积分仍归你所有。退款会退回你的银行卡，并收回该笔付款未使用的积分。',
      },
      {
        question: '什么是积分？',
        answer: '任务的计价单位。每个工具都有固定的整数积分价格，开始前会显示。上面的计算器列出了所有价格。',
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
        answer: '按钮会说明，什么都不会开始。以前的结果仍可打开，不收费的工具（如二维码）照常可用。',
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
