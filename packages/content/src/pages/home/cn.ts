import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const figure = figureIn('cn');

export default {
  name: '首页',
  title: `${brand.name}：面向营销人的开源广告工作室`,
  description:
    '制作图片广告、横幅和产品图片，撰写符合各平台字数的广告文案，生成可扫描的二维码。开源，可部署在自己的服务器。',
  heading: '用你的产品信息，做适合每个平台的广告。',
  paragraph:
    '产品只需描述一次。即可得到各种尺寸的图片广告，以及符合 Meta、TikTok、Google、YouTube、LinkedIn 和 Amazon 字数限制的文案、标题和开场钩子。我们绝不添加你没说过的内容。',
  actions: {
    write: '写广告文案',
    image: '制作图片广告',
  },
  tool: {
    heading: '从一个产品开始',
    lead: '一个名称加两三个好处就够。每条结果都会在所选平台的上限旁显示长度。',
  },
  steps: {
    heading: '从空白页到成稿',
    steps: [
      {
        title: '说说你卖什么',
        text: '产品、好处、受众、优惠、价格、证明。没有的就空着。',
      },
      {
        title: '选择平台和语气',
        text: '广告投在哪里、听起来怎样。平台的限制从第一个字起就生效。',
      },
      {
        title: '挑出合适的',
        text: '比较各个方案，看“展开”前显示多少，复制文案，粘贴到广告后台。',
      },
    ],
  },
  difference: {
    heading: '你会注意到',
    points: [
      {
        title: '绝不编造',
        text: '折扣、价格、星级和数字只有在简报里才会出现。上线后没有要收回的话。',
      },
      {
        title: '失败的任务自动退还积分',
        text: '点击前就能看到价格，也只付这个价格。任务失败或被取消，积分都会退还。',
      },
      {
        title: '写得刚刚好',
        text: '按平台的方式计数，写得刚好放下，标题不会意外以省略号结尾。',
      },
      {
        title: '可以部署在你自己的服务器上',
        text: `${brand.name} 以 AGPL 开源。所有工具都不需要外部服务，也不需要 API 密钥。`,
      },
    ],
  },
  facts: {
    heading: '各平台字数限制',
    lead: '各平台公布的每栏字符数。“显示”指“展开”前能看到的长度。',
    columns: ['平台', '栏位', '显示', '上限'],
    rows: [
      ['Meta 信息流', '正文', '125', '2,200'],
      ['Meta 信息流', '标题', '27–40', '255'],
      ['TikTok 信息流', '广告文案', '100', '100'],
      ['Google 搜索', '标题（3 到 15 条）', '30', '30'],
      ['Google 搜索', '描述（2 到 4 条）', '90', '90'],
      ['YouTube 信息流', '标题（2 行）', '40', '40'],
      ['LinkedIn', '介绍文字', '150', '600'],
      ['LinkedIn', '标题', '70', '200'],
    ],
    note: 'TikTok 把中文、日文、韩文字符算作两个，50 个就会填满。',
  },
  catalogue: {
    heading: '一站齐全',
    lead: '文案、图片和视频广告工具现在就能用。出镜人和广告研究页面会说明工具将来能做什么，以及你现在可以准备什么。',
  },
  questions: {
    heading: '常见问题',
    questions: [
      {
        question: '我今天在这里能做什么？',
        answer:
          '制作图片广告、横幅、GIF 横幅、海报、展示广告、产品图片和证件照；移除背景、调整图片尺寸、复刻广告布局；撰写十种广告文案，生成二维码。还能生成带配音、音乐和字幕的视频广告。出镜人视频和广告库目前还没有。',
      },
      {
        question: '需要账户吗？',
        answer: '需要一个免费账户。只要邮箱和密码，无需绑卡。你的任务、结果和积分都属于该账户。',
      },
      {
        question: '费用是多少？',
        answer: `免费版每月 ${figure(plans.free.monthlyCredits)} 积分。二维码在任何套餐中都免费。各项任务的费用见价格页。`,
      },
      {
        question: '我做的内容归谁？',
        answer: '归你。可用于自己或客户的任何广告活动，没有水印，无需署名。',
      },
      {
        question: '可以部署在自己的服务器上吗？',
        answer:
          '可以。整个产品以 AGPL 开源，一条命令即可启动，数据库和文件都在一个文件夹里。规模更大时可搭配 PostgreSQL。',
      },
    ],
  },
  callToAction: {
    heading: '离下一条广告文案只差几行',
    lead: `免费账户，每月 ${figure(plans.free.monthlyCredits)} 积分，无需绑卡。`,
    label: '注册免费账户',
  },
} satisfies WordsOf<typeof english>;
