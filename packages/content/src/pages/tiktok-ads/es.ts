import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios de TikTok',
  title: `Anuncios de TikTok: ganchos y límites | ${brand.name}`,
  description:
    'TikTok te da 100 caracteres de texto y unos tres segundos de atención. Escribe con tus datos ganchos, guiones y textos que quepan en ambos.',
  heading: 'Tres segundos y cien caracteres',
  paragraph: `TikTok muestra hasta 100 caracteres de texto, 50 en chino, japonés o coreano, bajo un video de 5 a 60 segundos. ${brand.name} escribe el gancho, el guion y el texto del anuncio, y cuenta los caracteres como TikTok. Para el video, usa 1080×1920 y deja libres los 440 píxeles de abajo: ahí pone TikTok su texto y sus botones.`,
} satisfies PageWords;
