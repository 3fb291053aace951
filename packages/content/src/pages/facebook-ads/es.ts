import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios de Facebook',
  title: `Anuncios de Facebook: texto y tamaños | ${brand.name}`,
  description:
    'Textos de Facebook que caben: 125 caracteres antes del corte y de 27 a 40 en el titular. Escríbelos con tus datos y con los tamaños a mano.',
  heading: 'Anuncios de Facebook que van al grano',
  paragraph: `El feed muestra unos 125 caracteres de texto principal antes de «Ver más», y de 27 a 40 del titular. ${brand.name} escribe ambos a medida y crea las imágenes: 1080×1080 y 1080×1350 para el feed, 1080×1920 para stories.`,
} satisfies PageWords;
