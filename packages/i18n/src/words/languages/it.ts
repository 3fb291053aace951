import type { LanguageWords } from '../glossary-ideas.ts';

export const it = {
  terms: {
    image: 'immagin',
    platform: 'piattaform',
    background: 'sfond',
    template: 'modell',
    file: 'file',
    fileSize: 'dimension',
    cutout: 'scontorn',
    landingPage: 'pagina di destinazione',
    credits: 'credit',
    variant: 'variant',
    headline: 'titol',
    layout: 'layout',
    campaign: 'campagn',
    administrator: 'amministrator',
    exporting: 'esport',
    banner: 'banner',
    refunded: 'rimbors',
  },
  avoid: [
    { pattern: '(?<!\\p{L})(?:striscion\\p{L}+|manifest[oi])(?!\\p{L})', say: 'banner, poster' },
    { pattern: '(?<!\\p{L})(?:Lei|vostr[aeio])(?!\\p{L})', say: 'tu' },
  ],
} satisfies LanguageWords;
