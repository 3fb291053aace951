import type { PromptPack } from '../../prompt/prompt-pack.ts';

export const prompt: PromptPack = {
  scenes: [
    {
      setting: [
        '置于一种鲜明颜色的素色背景前',
        '置于简洁的台座上，四周留白',
        '置于带柔和阴影的纹理纸上',
        '置于整洁的真实日常场所',
      ],
      light: ['左上方大面积柔光', '柔和的侧面窗光', '清晰的棚光，只有一道影子'],
      mood: ['自信而亲切', '干净而乐观', '温暖而可靠'],
    },
  ],
  composition: {
    image: ['主体略偏中心，三分之一留给文字', '平视近景，浅景深，留出标题位置', '俯拍，松散排列，留一处放文字'],
    video: [
      '从近处细节开始，缓缓后拉到全景，结尾为行动号召留白',
      '三个短镜头：需要、使用、结果',
      '一镜到底，缓慢推近，安静结束',
    ],
  },
  avoid: {
    image: '画面中的文字或标志、变形的手或边缘、杂乱、过饱和的颜色',
    video: '烧录文字、闪烁、物体变形、快速变焦、抖动镜头',
  },
  sentence: {
    image:
      '{subject}，{setting}。光线：{light}。构图：{composition}。氛围：{mood}。摄影质感，材质与颜色真实。避免：{avoid}。',
    video:
      '{subject}，{setting}。光线：{light}。镜头：{composition}。氛围：{mood}。自然的运动，材质与颜色真实。避免：{avoid}。',
  },
};
