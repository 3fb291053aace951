import type { LanguageWords } from '../glossary-ideas.ts';

export const id = {
  terms: {
    image: 'gambar',
    platform: 'platform',
    background: 'latar',
    template: 'template',
    file: 'file',
    fileSize: 'ukuran file',
    cutout: 'potongan',
    landingPage: 'landing page',
    credits: 'kredit',
    variant: 'varian',
    headline: 'judul',
    layout: 'tata letak',
    campaign: 'kampanye',
    administrator: 'administrator',
    exporting: 'ekspor',
    banner: 'banner',
    refunded: 'dikembalikan',
  },
  avoid: [
    { pattern: '(?<!\\p{L})(?:kamu|kau)(?!\\p{L})', say: 'Anda' },
    { pattern: '(?<!\\p{L})(?:berkas|templat|spanduk|sunting)(?!\\p{L})', say: 'file, template, banner, edit' },
  ],
} satisfies LanguageWords;
