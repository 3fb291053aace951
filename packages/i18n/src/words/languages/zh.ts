import type { LanguageWords } from '../glossary-ideas.ts';

export const zh = {
  terms: {
    image: '圖',
    platform: '平台',
    background: '背景',
    template: '範本',
    file: '檔案|檔',
    fileSize: '檔案大小',
    cutout: '去背',
    landingPage: '到達網頁',
    credits: '點',
    variant: '版本|方案',
    headline: '標題',
    layout: '版面|版型',
    campaign: '活動|行銷活動',
    administrator: '管理員',
    exporting: '匯出',
    banner: '橫幅|Banner',
    refunded: '退',
  },
  avoid: [
    { pattern: '您', say: '你' },
    { pattern: '視頻|視屏|軟件|默認', say: '影片, 軟體, 預設' },
  ],
} satisfies LanguageWords;
