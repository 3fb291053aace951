import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anuncios de Facebook',
  title: `Anuncios de Facebook: texto y tamaños | ${brand.name}`,
  description:
    'Textos de Facebook que caben: 125 caracteres antes del corte y de 27 a 40 en el titular. Escríbelos con tus datos y con los tamaños a mano.',
  heading: 'Anuncios de Facebook que lo dicen antes del corte',
  paragraph: `El feed muestra unos 125 caracteres del texto principal antes de «Ver más», y de 27 a 40 del titular. ${brand.name} escribe ambos a medida y marca el corte. Las imágenes se suben en 1080×1080 o 1080×1350 y las historias en 1080×1920; dibujarlas aún no es parte del producto, escribir para ellas sí.`,
} satisfies PageWords;
