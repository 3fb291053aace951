import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios no Facebook',
  title: `Anúncios no Facebook: texto e tamanhos | ${brand.name}`,
  description:
    'Textos de Facebook que cabem: 125 caracteres antes do corte, 27 a 40 no título. Escreva o seu com os seus fatos, com os tamanhos à mão.',
  heading: 'Anúncios no Facebook que dizem antes do corte',
  paragraph: `O feed mostra uns 125 caracteres do texto principal antes de “Ver mais”, e de 27 a 40 do título. O ${brand.name} escreve os dois na medida e marca o corte. As imagens sobem em 1080×1080 ou 1080×1350 e os stories em 1080×1920; desenhá-las ainda não faz parte do produto, escrever para elas faz.`,
} satisfies PageWords;
