import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: '产品',
    text: '广告文案',
    image: '图片广告',
    video: '视频广告',
    library: '广告调研',
    networks: '按平台',
    company: '法律信息',
  },
  relatedHeading: '相关工具',
  openTool: '立即试用',
  writeAdText: '立即写广告文案',
  tool: {
    heading: '用你的产品试试',
    lead: '填写你知道的内容。结果中的数字、价格和优惠都来自你的简报，别无来源。',
  },
  legal: {
    updated: '最后更新：{date}',
    translation: '本文为译文。各语言版本如有出入，以英文版为准，但适用于你的法律另有规定的除外。',
  },
} satisfies WordsOf<typeof english>;
