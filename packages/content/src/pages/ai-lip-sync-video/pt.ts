import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Vídeo com sincronia labial',
  title: `Sincronia labial: novas palavras | ${brand.name}`,
  description:
    'Dê novas palavras a um vídeo que já existe, sem gravar de novo. Para que serve a sincronia labial e como preparar o novo texto hoje.',
  heading: 'Novas palavras para um vídeo que você já tem',
  paragraph: `A sincronia labial foi pensada para ajustar a boca de um vídeo existente a uma nova gravação: outra oferta, outro idioma, um preço corrigido. Ainda não está no ${brand.name}. O que dá para preparar é o texto: escreva as novas falas com o gerador de roteiros, mais ou menos do tamanho das que substituem.`,
} satisfies PageWords;
