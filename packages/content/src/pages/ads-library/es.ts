import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Biblioteca de anuncios',
  title: `Biblioteca de anuncios: qué está en marcha | ${brand.name}`,
  description:
    'Busca entre cientos de anuncios de ejemplo por palabras, plataforma, país y tiempo activo, mira su texto y su historia y crea tu propia versión.',
  heading: 'Mira lo que hacen otros antes de escribir',
  paragraph:
    'Busca anuncios por marca, producto o palabras, filtra por plataforma, país y tiempo activo, y mira qué cambió mientras se mostraban. La biblioteca empieza con anuncios de ejemplo que creamos para marcas que no existen. ¿Te gusta uno? Guárdalo o conviértelo en el tuyo.',
} satisfies PageWords;
