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
    // The familiar form hides in the ending of a verb or of what somebody owns.
    {
      pattern:
        '(?<!\\p{L})(?:kendin|sende|yaptıkların|ürünün(?:e|ün)|(?:videoların|reklamların|sürümün|vesikalığın|boyutların|ürünlerin) (?:hazır|yüklenemedi))(?!\\p{L})',
      say: 'siz',
    },
    { pattern: '(?<!\\p{L})bant(?!\\p{L})', say: 'banner' },
    { pattern: '(?<!\\p{L})afiş(?:ler|leri)?(?!\\p{L})', say: 'banner, poster' },
  ],
} satisfies LanguageWords;
