import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Privacidade',
  title: `Política de privacidade | ${brand.name}`,
  description:
    'Que dados esta instalação guarda, por quê, por quanto tempo e quem os vê. Sem rastreadores de anúncios, sem análise de terceiros, sem venda de dados.',
  heading: 'Política de privacidade',
  paragraph:
    'O que é guardado sobre você, por quê, por quanto tempo e como mandar apagar. Em resumo: o mínimo de que as ferramentas precisam.',
  updated: 'Última alteração em 15 de novembro de 2026',
} satisfies WordsOf<typeof english>;
