import { brand } from '@adwright/contract/brand.ts';
import type { ExtensionWords } from '../../structures/extension.ts';

export default {
  name: '瀏覽器擴充功能',
  title: `瀏覽器擴充功能：隨手儲存看到的廣告 | ${brand.name}`,
  description:
    '把 Meta、TikTok、Google、LinkedIn、Reddit、YouTube 和 Instagram 上的廣告連同素材和文案存進你的收藏。支援 Chrome、Edge 和 Firefox。',
  heading: '瀏覽時隨手儲存廣告',
  paragraph:
    '在 Meta 廣告檔案庫、TikTok Creative Center、Google Ads Transparency、LinkedIn、Reddit、YouTube 或 Instagram 的廣告上點一下「儲存」，素材和文案就會進到你的收藏。',
  download: '下載擴充功能',
  connect: '連結',
  steps: {
    heading: '如何安裝',
    steps: [
      { title: '下載並解壓縮', text: '下載 ZIP，解壓縮到一個你不會移動或刪除的資料夾。' },
      {
        title: 'Chrome 或 Edge',
        text: '前往 chrome://extensions 或 edge://extensions，開啟開發人員模式，選擇「載入未封裝項目」，再選取該資料夾。',
      },
      {
        title: 'Firefox',
        text: '開啟 about:debugging，選擇「此 Firefox」，再選擇「載入暫用附加元件」，然後選取 manifest.json。關閉 Firefox 後就會移除。',
      },
      { title: '連結一次', text: '在這裡登入並按「連結」。擴充功能會取得專屬金鑰，不會看到你的密碼。' },
      {
        title: '儲存廣告',
        text: '點一下廣告上的「儲存」，或在任何頁面的圖片或影片上按右鍵。在擴充功能的視窗選擇資料夾和標籤。',
      },
    ],
  },
  pictures: {
    heading: '畫面預覽',
    ad: '頁面上的每則廣告都有「儲存」按鈕',
    popup: '為接下來儲存的廣告選擇資料夾和標籤',
    board: '收藏中的廣告',
  },
  questions: {
    heading: '你可能想知道',
    questions: [
      { question: '離線時會怎樣？', answer: '廣告會留在瀏覽器中，重新啟動也不會消失，恢復連線後自動上傳。' },
      {
        question: '擴充功能看得到什麼？',
        answer:
          '只有上述廣告平台，以及你使用擴充功能選單的頁面。它的金鑰只能儲存廣告。你可以隨時在帳號設定的「API 金鑰」撤銷。',
      },
      {
        question: '它能儲存影片嗎？',
        answer: '只要網站提供影片檔案就可以。YouTube 不提供，因此會儲存封面圖、文案和連結。',
      },
    ],
  },
} satisfies ExtensionWords;
