import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios a partir do seu site',
  title: `Transforme um site em anúncios | ${brand.name}`,
  description:
    'Uma página de produto já tem o que um anúncio precisa: benefícios, preço, oferta e prova. Veja como transformá-la em textos para cada rede hoje.',
  heading: 'O anúncio já está na sua página de produto',
  paragraph: `Esta ferramenta foi pensada para ler uma página de produto e transformá-la em anúncios prontos. O ${brand.name} ainda não lê endereços da web. O que funciona hoje: copie nome, benefícios e preço da sua página para o briefing e receba textos, títulos e anúncios de busca que usam esses fatos e nenhum outro.`,
} satisfies PageWords;
