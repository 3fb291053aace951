import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de chamadas para ação',
  title: `Chamadas para ação em anúncios | ${brand.name}`,
  description:
    'Textos de botão e frases finais que dizem o que vem depois: próprios do seu produto e da sua oferta, curtos e sem falsa urgência.',
  heading: 'Diga o que acontece depois do clique',
  paragraph:
    '“Saiba mais” é o que se escreve quando não se decidiu o que o leitor deve fazer. Dê o produto e a oferta e receba chamadas que nomeiam o próximo passo e o motivo, curtas o bastante para um botão.',
} satisfies PageWords;
