import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Criador de banners GIF',
  title: `Banners GIF: tamanhos e regras | ${brand.name}`,
  description:
    'Banners animados precisam ter menos de 150 KB e parar em 30 segundos. Para que serve o criador e como já preparar as palavras.',
  heading: 'Um banner animado com menos de 150 KB',
  paragraph: `O Google Display aceita banners animados de até 150 KB que param em 30 segundos. O criador foi pensado para montá-los com título, imagem e botão sem passar desse peso. Ainda não está no ${brand.name}. Escreva as duas ou três frases do seu banner com os geradores de títulos e de chamadas para ação.`,
} satisfies PageWords;
