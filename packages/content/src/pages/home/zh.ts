import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { figureIn } from '../../figures.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

const figure = figureIn('zh');

export default {
  name: '首頁',
  title: `${brand.name}：給行銷人的開源廣告工作室`,
  description:
    '製作圖片廣告、橫幅和商品圖片，撰寫符合各平台字數的廣告文案，產生可掃描的 QR Code。開放原始碼，可架在自己的伺服器。',
  heading: '用你的商品資訊，做適合每個平台的廣告。',
  paragraph:
    '商品只需描述一次，就能得到各種尺寸的圖片廣告，以及符合 Meta、TikTok、Google、YouTube、LinkedIn 和 Amazon 字數限制的文案、標題和開場鉤子。我們絕不加入你沒說過的內容。',
  actions: {
    write: '寫廣告文案',
    image: '製作圖片廣告',
  },
  tool: {
    heading: '從一項商品開始',
    lead: '一個名稱加兩三個好處就夠。每則結果都會在所選平台的上限旁顯示長度。',
  },
  steps: {
    heading: '從空白頁到完稿',
    steps: [
      {
        title: '說說你賣什麼',
        text: '商品、好處、受眾、優惠、價格、佐證。沒有的就留空。',
      },
      {
        title: '選擇平台與語氣',
        text: '廣告投在哪裡、聽起來如何。平台的限制從第一個字起就生效。',
      },
      {
        title: '挑出適合的',
        text: '比較各個版本，看「查看更多」前顯示多少，複製文案，貼到廣告後台。',
      },
    ],
  },
  difference: {
    heading: '你會注意到',
    points: [
      {
        title: '絕不編造',
        text: '折扣、價格、星等與數字只有在簡報裡才會出現。上線後沒有要收回的話。',
      },
      {
        title: '失敗的任務自動退還點數',
        text: '點按前就能看到價格，也只付這個價格。任務失敗或取消，點數都會退還。',
      },
      {
        title: '寫得剛剛好',
        text: '依平台的方式計數，寫得剛好放下，標題不會意外以刪節號結尾。',
      },
      {
        title: '可以架在你自己的伺服器上',
        text: `${brand.name} 以 AGPL 開源。所有工具都不需要外部服務，也不需要 API 金鑰。`,
      },
    ],
  },
  facts: {
    heading: '各平台字數限制',
    lead: '各平台公布的每欄字元數。「顯示」指「查看更多」前看得到的長度。',
    columns: ['平台', '欄位', '顯示', '上限'],
    rows: [
      ['Meta 動態消息', '主要文字', '125', '2,200'],
      ['Meta 動態消息', '標題', '27–40', '255'],
      ['TikTok 動態', '廣告文案', '100', '100'],
      ['Google 搜尋', '標題（3 到 15 則）', '30', '30'],
      ['Google 搜尋', '描述（2 到 4 則）', '90', '90'],
      ['YouTube 動態', '標題（2 行）', '40', '40'],
      ['LinkedIn', '簡介文字', '150', '600'],
      ['LinkedIn', '標題', '70', '200'],
    ],
    note: 'TikTok 把中文、日文、韓文字元算作兩個，50 個就會填滿。',
  },
  catalogue: {
    heading: '一站齊全',
    lead: '文案、圖片和影片廣告工具現在就能用。主持人和廣告研究頁面會說明工具將來能做什麼，以及你現在可以準備什麼。',
  },
  questions: {
    heading: '常見問題',
    questions: [
      {
        question: '我今天在這裡能做什麼？',
        answer:
          '製作圖片廣告、橫幅、GIF 橫幅、海報、多媒體廣告、商品圖片和證件照；移除背景、調整圖片尺寸、複製廣告版面；撰寫十種廣告文案，產生 QR Code。還能產生附配音、音樂和字幕的影片廣告。主持人影片和廣告庫目前還沒有。',
      },
      {
        question: '需要帳號嗎？',
        answer: '需要一個免費帳號。只要電子郵件與密碼，不需信用卡。你的任務、結果與點數都屬於該帳號。',
      },
      {
        question: '費用是多少？',
        answer: `免費方案每月 ${figure(plans.free.monthlyCredits)} 點。QR Code 在任何方案都免費。各項任務的費用請見價格頁。`,
      },
      {
        question: '我做的內容歸誰？',
        answer: '歸你。可用於自己或客戶的任何廣告活動，沒有浮水印，不需註明出處。',
      },
      {
        question: '可以架在自己的伺服器上嗎？',
        answer:
          '可以。整個產品以 AGPL 開源，一個指令即可啟動，資料庫與檔案都在一個資料夾裡。規模更大時可搭配 PostgreSQL。',
      },
    ],
  },
  callToAction: {
    heading: '離下一則廣告文案只差幾行',
    lead: `免費帳號，每月 ${figure(plans.free.monthlyCredits)} 點，不需信用卡。`,
    label: '註冊免費帳號',
  },
} satisfies WordsOf<typeof english>;
