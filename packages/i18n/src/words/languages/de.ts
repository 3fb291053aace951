import type { LanguageWords } from '../glossary-ideas.ts';

export const de = {
  terms: {
    image: 'bild',
    platform: 'plattform',
    background: 'hintergr',
    template: 'vorlage',
    file: 'datei',
    fileSize: 'dateigröße',
    cutout: 'freigestellt|freisteller',
    landingPage: 'landingpage',
    credits: 'credit',
    variant: 'variante',
    headline: 'headline',
    layout: 'layout',
    campaign: 'kampagne',
    administrator: 'admin',
    exporting: 'export',
    banner: 'banner',
    refunded: 'zurück|erstatt',
  },
  avoid: [
    // Inside a sentence a capital tells the address from “she” and “they”.
    { pattern: '(?<=[\\p{L},] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\\p{L})', say: 'du' },
    { pattern: '(?<!\\p{L})Überschrift', say: 'Headline' },
  ],
} satisfies LanguageWords;
