import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Criador de vídeos de produto',
  title: `Vídeos de produto para anúncios curtos | ${brand.name}`,
  description:
    'Fotos de produto e um roteiro viram um anúncio curto em vídeo. Para que serve o criador e como escrever gancho e roteiro hoje.',
  heading: 'Um vídeo de produto começa pelo roteiro',
  paragraph:
    'O criador foi pensado para transformar fotos de um produto e um roteiro em um anúncio curto em 9:16, 1:1 e 16:9. Ele ainda não faz vídeos. A parte que decide se alguém assiste está pronta: escreva ganchos para os três primeiros segundos e um roteiro para o resto.',
} satisfies PageWords;
