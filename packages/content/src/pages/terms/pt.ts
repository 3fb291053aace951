import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Termos',
  title: `Termos de uso | ${brand.name}`,
  description: `As regras para usar esta instalação do ${brand.name}: sua conta, seu trabalho, créditos e devoluções, o que não é permitido e a licença de código aberto.`,
  heading: 'Termos de uso',
  paragraph:
    'Escritos para serem lidos: o que você pode esperar, o que se espera de você e o que acontece com o seu trabalho.',
  updated: 'Última alteração em 15 de novembro de 2026',
} satisfies WordsOf<typeof english>;
