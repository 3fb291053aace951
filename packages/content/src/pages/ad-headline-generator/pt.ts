import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de títulos',
  title: `Títulos de anúncio com limites | ${brand.name}`,
  description:
    'Títulos para Meta, Google, LinkedIn, YouTube e Amazon, contados pelo limite de cada plataforma: de 30 caracteres na busca a 70 no feed.',
  heading: 'Títulos que nunca são cortados',
  paragraph:
    'Trinta caracteres no Google, uns quarenta antes do corte da Meta, setenta no LinkedIn. Escolha a plataforma, descreva a oferta e receba títulos que cabem no espaço e começam cada vez por um motivo diferente.',
} satisfies PageWords;
