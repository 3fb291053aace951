import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios de Instagram',
  title: `Anuncios de Instagram: texto y tamaños | ${brand.name}`,
  description:
    'Escribe textos de Instagram para el feed, Stories y Reels, y conoce los tamaños y zonas seguras: 1080×1350 en el feed, 1080×1920 en vertical.',
  heading: 'Textos para una plataforma hecha de imágenes',
  paragraph: `En Stories y Reels se ven unos 72 caracteres de texto; en el feed, 125. ${brand.name} escribe el texto y el gancho para los primeros segundos de un Reel y cuenta cada carácter. En la imagen, deja libres el 14 % superior y el 35 % inferior de 1080×1920: ahí pone Instagram sus controles.`,
} satisfies PageWords;
