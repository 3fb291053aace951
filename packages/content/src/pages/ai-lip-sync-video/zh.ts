import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: '對嘴影片',
  title: `AI 對嘴：為影片換上新台詞 | ${brand.name}`,
  description: '上傳影片，寫下新台詞或使用錄音，嘴型隨之改變。支援 15 種語言，不必重拍，付費前先檢查。',
  heading: '改變影片裡說的話，嘴型隨之改變',
  paragraph:
    '上傳最長 60 秒、一個人面向鏡頭的影片。為任一種聲音寫下最多 800 個字元，或使用你自己的錄音。花費點數之前，我們會檢查影片，並讓你試聽語音。你會得到與原影片尺寸相同的 MP4，附上測得的對嘴數據，也可以加上字幕。',
} satisfies PageWords;
