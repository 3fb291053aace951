import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Términos',
  title: `Términos de uso | ${brand.name}`,
  description: `Las reglas para usar esta instalación de ${brand.name}: tu cuenta, tu trabajo, créditos y devoluciones, lo que no se permite y la licencia de código abierto.`,
  heading: 'Términos de uso',
  paragraph: 'Escritos para leerse. Dicen qué puedes esperar, qué se espera de ti y qué pasa con tu trabajo.',
  updated: 'Última modificación: 15 de noviembre de 2026',
} satisfies WordsOf<typeof english>;
