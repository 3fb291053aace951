import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de anúncios PPC',
  title: `Anúncios PPC: títulos e descrições | ${brand.name}`,
  description:
    'Anúncios de busca com títulos de 30 caracteres, descrições de 90 e caminhos de 15, variados para o Google combinar e prontos para colar.',
  heading: 'Anúncios de busca nas medidas do Google',
  paragraph:
    'Um anúncio de busca responsivo leva de três a quinze títulos de 30 caracteres, de duas a quatro descrições de 90 e dois caminhos de 15. O redator entrega cinco títulos, duas descrições e os dois caminhos a partir do seu briefing, cada um dizendo algo diferente, para que qualquer combinação do Google faça sentido.',
} satisfies PageWords;
