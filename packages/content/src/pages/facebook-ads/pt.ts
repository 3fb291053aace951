import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios no Facebook',
  title: `Anúncios no Facebook: texto e tamanhos | ${brand.name}`,
  description:
    'Textos de Facebook que cabem: 125 caracteres antes do corte, 27 a 40 no título. Escreva o seu com os seus fatos, com os tamanhos à mão.',
  heading: 'Anúncios no Facebook que vão direto ao ponto',
  paragraph: `O feed mostra cerca de 125 caracteres do texto principal antes de “Ver mais”, e de 27 a 40 do título. O ${brand.name} escreve os dois na medida e cria as imagens: 1080×1080 e 1080×1350 para o feed, 1080×1920 para stories.`,
} satisfies PageWords;
