import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios na Amazon',
  title: `Anúncios na Amazon: títulos e descrições | ${brand.name}`,
  description:
    'Títulos e descrições para anúncios na Amazon que ficam nos fatos: sem avaliações inventadas, sem afirmações que você não fez, no tamanho certo.',
  heading: 'Anúncios na Amazon que passam na revisão',
  paragraph: `A Amazon recusa anúncios com afirmações que não podem ser provadas. O ${brand.name} escreve títulos de até 50 caracteres e descrições só a partir do seu briefing, então não há nada que você não tenha dito. A Amazon pede logotipo de pelo menos 600×600 e vídeo em 1920×1080; isso ainda não é feito aqui.`,
} satisfies PageWords;
