import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios na Amazon',
  title: `Anúncios na Amazon: títulos e descrições | ${brand.name}`,
  description:
    'Títulos de até 50 caracteres, descrições e imagens de produto em branco puro para a Amazon, sem afirmações que você não fez.',
  heading: 'Anúncios na Amazon que passam na revisão',
  paragraph: `A Amazon rejeita anúncios com afirmações que não podem ser comprovadas. O ${brand.name} escreve títulos de até 50 caracteres e descrições só a partir do seu briefing. Também cria imagens de produto em branco puro e anúncios nos tamanhos da Amazon.`,
} satisfies PageWords;
