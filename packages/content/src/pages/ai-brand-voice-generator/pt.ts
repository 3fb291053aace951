import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de voz da marca',
  title: `Voz da marca com exemplos | ${brand.name}`,
  description:
    'Coloque em palavras o jeito de falar da sua marca: como soa, o que nunca diz, com frases de exemplo que redatores e agências podem seguir.',
  heading: 'Escreva como a sua marca fala',
  paragraph:
    'Uma voz que só vive na cabeça de uma pessoa se perde na próxima contratação. Descreva o produto, o público e o tom desejado e receba um guia curto: como soa, o que sempre faz, o que nunca faz e um exemplo. Ajuste e entregue a todos que escrevem para você.',
} satisfies PageWords;
