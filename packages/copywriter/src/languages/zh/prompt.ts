import type { PromptPack } from '../../prompt/prompt-pack.ts';

export const prompt: PromptPack = {
  scenes: [
    {
      setting: [
        '置於一種鮮明顏色的素色背景前',
        '置於簡潔的台座上，四周留白',
        '置於帶柔和陰影的紋理紙上',
        '置於整潔的真實日常場所',
      ],
      light: ['左上方大面積柔光', '柔和的側面窗光', '清晰的棚光，只有一道影子'],
      mood: ['自信而親切', '乾淨而樂觀', '溫暖而可靠'],
    },
  ],
  composition: {
    image: ['主體略偏中心，三分之一留給文字', '平視近景，淺景深，留出標題位置', '俯拍，鬆散排列，留一處放文字'],
    video: [
      '從近處細節開始，緩緩後拉到全景，結尾為行動號召留白',
      '三個短鏡頭：需要、使用、結果',
      '一鏡到底，緩慢推近，安靜結束',
    ],
  },
  avoid: {
    image: '畫面中的文字或標誌、變形的手或邊緣、雜亂、過飽和的顏色',
    video: '燒錄文字、閃爍、物體變形、快速變焦、抖動鏡頭',
  },
  sentence: {
    image:
      '{subject}，{setting}。光線：{light}。構圖：{composition}。氛圍：{mood}。攝影質感，材質與顏色真實。避免：{avoid}。',
    video:
      '{subject}，{setting}。光線：{light}。鏡頭：{composition}。氛圍：{mood}。自然的運動，材質與顏色真實。避免：{avoid}。',
  },
};
