import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Creador de banners GIF',
  title: `Crear banners GIF para anuncios | ${brand.name}`,
  description:
    'Crea banners GIF animados de menos de 150 KB que se detienen en 30 segundos, como pide Google Display. Incluye textos y botón.',
  heading: 'Banners animados de menos de 150 KB',
  paragraph:
    'Google Display acepta banners animados de hasta 150 KB que se detienen en 30 segundos. Elige un producto. Escribimos los textos, los animamos y mantenemos cada archivo bajo el límite. Edita el diseño y exporta todos los tamaños a la vez.',
} satisfies PageWords;
