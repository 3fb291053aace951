import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Generador de anuncios display',
  title: `Anuncios para Google Display | ${brand.name}`,
  description:
    'Crea anuncios de display HTML5 con click tag e imagen de respaldo para Google Display, de menos de 150 KB y en todos los tamaños habituales.',
  heading: 'Anuncios de display listos para subir',
  paragraph:
    'Elige un producto e indica tu página de destino. Obtienes anuncios HTML5 en ZIP con click tag e imagen de respaldo, cada uno de menos de 150 KB, en los tamaños de Google Display. Los generadores de texto escriben los titulares de los anuncios adaptables.',
} satisfies PageWords;
