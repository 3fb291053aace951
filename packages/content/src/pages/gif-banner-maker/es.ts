import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Creador de banners GIF',
  title: `Banners GIF: tamaños y reglas | ${brand.name}`,
  description:
    'Los banners animados deben pesar menos de 150 KB y parar antes de 30 segundos. Para qué sirve el creador y cómo preparar ya sus palabras.',
  heading: 'Un banner animado de menos de 150 KB',
  paragraph: `Google Display acepta banners animados de hasta 150 KB que paren antes de 30 segundos. El creador está pensado para montarlos con un titular, una imagen y un botón sin pasar de ese peso. Todavía no está en ${brand.name}. Escribe las dos o tres frases que mostrará tu banner con los generadores de titulares y de llamadas a la acción.`,
} satisfies PageWords;
