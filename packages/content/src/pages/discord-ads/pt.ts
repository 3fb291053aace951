import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios no Discord',
  title: `Anúncios no Discord: texto para comunidades | ${brand.name}`,
  description:
    'O Discord publica poucas regras de formato, e seu pessoal não gosta de anúncio com cara de anúncio. Escreva textos curtos e honestos.',
  heading: 'Fale como quem faz parte',
  paragraph: `No Discord as pessoas estão pela comunidade e percebem logo quem só quer vender. Escolha um tom amigável ou divertido e seja breve. O ${brand.name} também cria anúncios com imagem nos tamanhos do Discord. Confira o tamanho dos textos no gerenciador de anúncios do Discord.`,
} satisfies PageWords;
