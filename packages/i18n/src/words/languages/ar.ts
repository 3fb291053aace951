import type { LanguageWords } from '../glossary-ideas.ts';

export const ar = {
  terms: {
    image: 'صور',
    platform: 'منص',
    background: 'خلفي',
    template: 'قالب|قوالب',
    file: 'ملف',
    fileSize: 'حجم',
    cutout: 'مقصوص',
    landingPage: 'صفحة الهبوط',
    credits: 'نقاط|نقط',
    variant: 'نسخ',
    headline: 'عنوان|عناوين',
    layout: 'تصميم|تصاميم',
    campaign: 'حمل',
    administrator: 'مسؤول',
    exporting: 'صدّر|تصدير|صدَّر|تُصدَّر',
    banner: 'بانر',
    refunded: 'تُعاد|أُعيد|استرد',
  },
  avoid: [{ pattern: 'لافتات', say: 'بانر' }],
} satisfies LanguageWords;
