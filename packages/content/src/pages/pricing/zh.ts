import { brand } from '@adwright/contract/brand.ts';
import { offers } from '@adwright/contract/pay/offers.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { dollarsIn, figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const dollars = dollarsIn('zh');
const figure = figureIn('zh');

export default {
  name: '價格',
  title: `價格：方案與點數，說得明白 | ${brand.name}`,
  description: '免費、基本、專業與商業方案各要多少錢、每月多少點數、能做什麼。失敗的任務會自動退還點數。',
  heading: '點按之前就知道價格',
  paragraph: '每項任務都先顯示點數價格。你看到的價格就是實際支付的價格，失敗的任務會自動退還點數。',
  plans: {
    heading: '方案',
    lead: '每月都有新點數。每個方案都包含全部工具，差別只在能做多少。',
    free: {
      name: '免費',
      audience: '在真實活動中試用',
      points: [
        `每月 ${figure(plans.free.monthlyCredits)} 點`,
        `${figure(plans.free.storageGigabytes)} GB 儲存空間`,
        '全部十種文案產生器',
        'QR Code 不扣點數',
        '不需信用卡',
      ],
    },
    basic: {
      name: '基本',
      audience: '適合全年投放的單一品牌',
      points: [
        `每月 ${figure(plans.basic.monthlyCredits)} 點`,
        `${figure(plans.basic.storageGigabytes)} GB 儲存空間`,
        '包含免費方案的一切',
        `按年付 ${dollars(plans.basic.annualPrice)}，原為 ${dollars(plans.basic.monthlyPrice * 12)}`,
      ],
    },
    pro: {
      name: '專業',
      audience: '適合擁有多個品牌的團隊與代理商',
      points: [
        `每月 ${figure(plans.pro.monthlyCredits)} 點`,
        `${figure(plans.pro.storageGigabytes)} GB 儲存空間`,
        '包含基本方案的一切',
        `按年付 ${dollars(plans.pro.annualPrice)}，原為 ${dollars(plans.pro.monthlyPrice * 12)}`,
      ],
    },
    business: {
      name: '商業方案',
      audience: '適合每天投放廣告的公司',
      points: [
        `每月 ${figure(plans.business.monthlyCredits)} 點`,
        `${figure(plans.business.storageGigabytes)} GB 儲存空間`,
        '包含專業方案的一切',
        `按年付 ${dollars(plans.business.annualPrice)}，原為 ${dollars(plans.business.monthlyPrice * 12)}`,
      ],
    },
    action: '從免費方案開始',
  },
  labels: {
    monthly: '按月',
    annual: '按年',
    perMonth: '每月',
    perYear: '每年',
    creditsPerMonth: '點 / 月',
    free: '免費',
  },
  calculator: {
    heading: '點數能做什麼',
    lead: '選擇點數，看看夠做多少。這些是現有工具的真實價格。',
    creditsLabel: '點數',
    priceLabel: '所需點數：',
    tools: {
      'video-ad': { name: '影片廣告', note: '一支最長 15 秒的影片，一種尺寸。' },
      'product-to-video': { name: '商品轉影片', note: '一支最長 8 秒的短片，一種尺寸。' },
      'avatar-video': { name: '虛擬主播影片', note: '一部影片，文字最多 250 個字元。' },
      'talking-photo': { name: '會說話的照片', note: '一部影片，文字最多 250 個字元。' },
      'lip-sync': { name: '對嘴', note: '一部影片，文字最多 250 個字元。' },
      'video-translation': { name: '影片翻譯', note: '15 秒影片，一種語言。轉寫免費。' },
      'image-ad': { name: '圖片廣告', note: '12 個廣告版本。匯出更多尺寸免費。' },
      'image-ad-clone': { name: '廣告複製', note: '參考廣告的一個版本。分析版面免費。' },
      'product-image': { name: '商品圖片', note: '一種背景，包含所選的全部尺寸。' },
      'background-removal': { name: '背景移除', note: '一張圖片。修整與再次匯出免費。' },
      'image-resizer': {
        name: '圖片改尺寸',
        note: '一張圖片，包含所選的全部尺寸。需要產生邊緣以外的尺寸，每個多扣 1 點。',
      },
      'gif-banner': { name: 'GIF 橫幅', note: '一個動態設計，最多 8 種尺寸。' },
      banner: { name: '橫幅', note: '一個設計，包含所選的全部尺寸。' },
      poster: { name: '海報', note: '一個可直接印刷的設計，包含所選的全部尺寸。' },
      'display-ad': { name: '多媒體廣告', note: '一則 HTML5 廣告，包含所選的全部尺寸。' },
      'ad-copy': { name: '廣告文案', note: '廣告文案、鉤子、標題、腳本等任一種，最多十個版本。' },
      'ppc-preview': { name: '搜尋廣告預覽', note: '即時預覽，並匯出到 Google Ads。' },
      'id-photo': { name: '證件照', note: '一張照片與列印排版。調整免費。' },
      'qr-code': { name: 'QR Code', note: '使用你的顏色與標誌，並通過掃描測試。' },
    },
  },
  difference: {
    heading: '扣點規則',
    points: [
      {
        title: '失敗的任務自動退還點數',
        text: '任務開始時預留點數，成功後才扣除。失敗或取消時，立即全額退還。',
      },
      {
        title: '你看到的價格就是實際價格',
        text: '帳號扣除的點數與按鈕上的價格完全一致。',
      },
      {
        title: '預覽免費',
        text: '瀏覽、預覽、開啟舊結果、複製與再次下載都不扣點。',
      },
      {
        title: '不會意外續訂',
        text: '每次續訂前都會以電子郵件通知你，一鍵即可取消，每筆付款都有發票。免費方案不會綁定任何卡片。',
      },
    ],
  },
  questions: {
    heading: '關於價格的問題',
    questions: [
      {
        question: '如何支付方案費用？',
        answer:
          '在上方選擇方案，按月或按年刷卡付款。按年付款時，點數仍然每月入帳。如果這裡的付款處於測試模式，付款頁面會註明，也不會扣款。',
      },
      { question: '如何取消？', answer: '隨時可在「點數與帳單」中一鍵取消。方案會用到已付週期結束，點數仍屬於你。' },
      {
        question: '點數會過期嗎？',
        answer: '不會。未使用的點數會留在帳號裡，取消後也一樣。免費方案在你使用的每個月都會增加點數。',
      },
      {
        question: '付款退款後，點數怎麼辦？',
        answer: '款項會退回你的卡片，該筆付款的點數會從餘額扣除。已經用掉的點數不會再收費：餘額不會低於零。',
      },
      {
        question: '在哪裡查看發票？',
        answer: '在「點數與帳單」中。每筆付款都有可下載的 PDF 發票，我們也會以電子郵件寄送收據。',
      },
      {
        question: '什麼是點數？',
        answer: '任務的計價單位。每個任務開始前都會顯示整數點數價格。上面的計算器列出了所有工具。',
      },
      {
        question: '任務失敗會怎樣？',
        answer: '你不用付費。任務失敗時，點數會自動退還。',
      },
      {
        question: '不滿意結果怎麼辦？',
        answer: '成功的任務會扣點。所以單價低、一次給多個版本，並先顯示價格。',
      },
      {
        question: '點數用完了怎麼辦？',
        answer: `按鈕會說明，什麼都不會開始。任何方案都可以用 ${dollars(offers.credits_500.cents / 100)} 再買 ${figure(offers.credits_500.credits)} 點。以前的結果仍可開啟，不收費的工具（如 QR Code）照常可用。`,
      },
      {
        question: '自己架設會更便宜嗎？',
        answer: `有可能。${brand.name} 以 AGPL 開源：在自己的伺服器上，方案內容由你決定，只需付伺服器費用。`,
      },
    ],
  },
  callToAction: {
    heading: '看看免費點數能做什麼',
    lead: `每月 ${figure(plans.free.monthlyCredits)} 點，不需信用卡，沒有時間限制。`,
    label: '註冊免費帳號',
  },
} satisfies WordsOf<typeof english>;
