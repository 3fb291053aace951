import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios no Discord',
  title: `Anúncios no Discord: texto para comunidades | ${brand.name}`,
  description:
    'O Discord publica poucas regras de formato, e seu pessoal não gosta de anúncio com cara de anúncio. Escreva textos curtos e honestos.',
  heading: 'Fale como quem é de lá',
  paragraph: `As pessoas estão no Discord pela comunidade e percebem na hora quem só quer vender. O Discord não publica uma lista completa de formatos, então o ${brand.name} não impõe limite fixo: escolha um tom amigável ou divertido, seja breve e confira os tamanhos no gerenciador do Discord. Imagens e vídeo ainda não são feitos aqui.`,
} satisfies PageWords;
