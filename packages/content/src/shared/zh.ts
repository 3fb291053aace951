import type { WordsOf } from '../words-of.ts';
import type english from './en.ts';

export default {
  groups: {
    product: '產品',
    text: '廣告文案',
    image: '圖片廣告',
    video: '影片廣告',
    library: '廣告研究',
    networks: '依平台',
    company: '法律資訊',
  },
  relatedHeading: '相關工具',
  openTool: '立即試用',
  writeAdText: '立即寫廣告文案',
  tool: {
    heading: '用你的商品試試',
    lead: '填寫你知道的內容。結果中的數字、價格與優惠都來自你的簡報，別無來源。',
  },
  legal: {
    updated: '最後更新：{date}',
    translation: '本文為譯文。各語言版本如有出入，以英文版為準，但適用於你的法律另有規定者除外。',
  },
} satisfies WordsOf<typeof english>;
