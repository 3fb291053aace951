import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Rastreador de anúncios',
  title: `Rastreador: anúncios ao longo do tempo | ${brand.name}`,
  description:
    'Saiba quando um concorrente começa, muda ou para um anúncio. Para que serve o rastreador e o que dá para fazer hoje com os seus.',
  heading: 'Perceba quando um anúncio começa, muda ou para',
  paragraph: `O rastreador foi pensado para seguir os anunciantes que você escolher e contar o que é novo, o que mudou e o que saiu do ar. Ainda não segue ninguém. Nas suas campanhas, cada texto feito no ${brand.name} fica guardado com briefing, data e semente: você sempre vê o que foi escrito e quando, e pode repetir.`,
} satisfies PageWords;
