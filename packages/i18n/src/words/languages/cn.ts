import type { LanguageWords } from '../glossary-ideas.ts';

export const cn = {
  terms: {
    image: '图',
    platform: '平台',
    background: '背景',
    template: '模板',
    file: '文件',
    fileSize: '文件大小',
    cutout: '抠图',
    landingPage: '落地页',
    credits: '点数|积分',
    variant: '方案|版本|变体',
    headline: '标题',
    layout: '布局|版式',
    campaign: '广告系列|活动',
    administrator: '管理员',
    exporting: '导出',
    banner: '横幅|Banner',
    refunded: '退',
  },
  avoid: [{ pattern: '您', say: '你' }],
} satisfies LanguageWords;
