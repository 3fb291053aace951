import type { LanguageWords } from '../glossary-ideas.ts';

export const tr = {
  terms: {
    image: 'görsel',
    platform: 'platform',
    background: 'arka plan',
    template: 'şablon',
    file: 'dosya',
    fileSize: 'dosya boyutu',
    cutout: 'dekupe',
    landingPage: 'açılış sayfası',
    credits: 'kredi',
    variant: 'varyant',
    headline: 'başlı',
    layout: 'düzen',
    campaign: 'kampanya',
    administrator: 'yönetici',
    exporting: 'dışa aktar',
    banner: 'banner',
    refunded: 'iade',
  },
  avoid: [
    { pattern: '(?<!\\p{L})(?:sen|senin|sana|seni)(?!\\p{L})', say: 'siz' },
    { pattern: '(?<!\\p{L})afiş(?:ler|leri)?(?!\\p{L})', say: 'banner, poster' },
  ],
} satisfies LanguageWords;
