import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Rastreador de anúncios',
  title: `Rastreador: anúncios ao longo do tempo | ${brand.name}`,
  description:
    'Saiba quando um concorrente começa, muda ou para um anúncio. Para que serve o rastreador e o que dá para fazer hoje com os seus.',
  heading: 'Saiba quando um anúncio começa, muda ou para',
  paragraph: `O rastreador vai seguir os anunciantes que você escolher e contar o que é novo, o que mudou e o que saiu do ar. Ainda não está disponível. Nas suas campanhas, cada texto escrito no ${brand.name} fica salvo com briefing, data e seed: você sempre vê o que foi escrito e quando, e pode repetir.`,
} satisfies PageWords;
