import type { LanguageWords } from '../glossary-ideas.ts';

export const fr = {
  terms: {
    image: 'image|visuel',
    platform: 'plateforme',
    background: 'arrière-plan|fond',
    template: 'modèle',
    file: 'fichier',
    fileSize: 'poids|taille',
    cutout: 'détour',
    landingPage: 'page de destination',
    credits: 'crédit',
    variant: 'variante',
    headline: 'titre',
    layout: 'mises? en page',
    campaign: 'campagne',
    administrator: 'admin',
    exporting: 'export',
    banner: 'bannière',
    refunded: 'rembours',
  },
  avoid: [{ pattern: '(?<!\\p{L})(?:tu|toi|tes|ta)(?!\\p{L})', say: 'vous' }],
} satisfies LanguageWords;
