import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '快速上手',
  title: `三個短步驟快速上手 | ${brand.name}`,
  description: '從新帳號到第一則可用的廣告文案只要幾分鐘：準備什麼、填寫什麼，以及之後在哪裡找到結果。',
  heading: '幾分鐘寫出第一則廣告文案',
  paragraph:
    '用電子郵件註冊免費帳號，開啟廣告文案產生器，描述一項商品：名稱、兩三個好處，有優惠就寫上。選好平台，按下按鈕，比較結果。你做的內容都保存在工作台，旁邊是 QR Code 產生器與點數餘額。',
} satisfies PageWords;
