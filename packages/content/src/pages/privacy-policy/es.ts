import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Privacidad',
  title: `Política de privacidad | ${brand.name}`,
  description:
    'Qué datos guarda esta instalación, por qué, cuánto tiempo y quién los ve. Sin rastreadores publicitarios, sin analítica de terceros, sin venta de datos.',
  heading: 'Política de privacidad',
  paragraph:
    'Qué se guarda sobre ti, por qué, cuánto tiempo y cómo pedir que se borre. En breve: lo mínimo que necesitan las herramientas.',
  updated: 'Última modificación: 15 de noviembre de 2026',
} satisfies WordsOf<typeof english>;
