import type { LanguageWords } from '../glossary-ideas.ts';

export const nl = {
  terms: {
    image: 'afbeelding|beeld',
    platform: 'platform',
    background: 'achtergrond',
    template: 'sjablo',
    file: 'bestand',
    fileSize: 'bestandsgrootte',
    cutout: 'uitsnede',
    landingPage: 'landingspagina',
    credits: 'credit',
    variant: 'variant',
    headline: 'kop',
    layout: 'lay-out',
    campaign: 'campagne',
    administrator: 'beheerder',
    exporting: '[eë]xport',
    banner: 'banner',
    refunded: 'terug',
  },
  avoid: [{ pattern: '(?<!\\p{L})(?:u|uw)(?!\\p{L})', say: 'je' }],
} satisfies LanguageWords;
