import type { LanguageWords } from '../glossary-ideas.ts';

export const es = {
  terms: {
    image: 'im[aá]gen',
    platform: 'plataforma',
    background: 'fondo',
    template: 'plantilla',
    file: 'archivo',
    fileSize: 'tamaño',
    cutout: 'recorte',
    landingPage: 'página de destino|landing',
    credits: 'crédito',
    variant: 'variante',
    headline: 'titular|título',
    layout: 'diseño|composición',
    campaign: 'campaña',
    administrator: 'admin',
    exporting: 'exp[oó]rt',
    banner: 'banner',
    refunded: 'devuel|devolv|reembols',
  },
  avoid: [{ pattern: '(?<!\\p{L})(?:usted(?:es)?|vosotros)(?!\\p{L})', say: 'tú' }],
} satisfies LanguageWords;
