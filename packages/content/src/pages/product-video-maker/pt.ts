import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Criador de vídeos de produto',
  title: `Vídeos de produto para anúncios curtos | ${brand.name}`,
  description:
    'Transforme fotos de produto em clipes: giros, luz, closes e unboxing em cenas com foto, em 9:16, 1:1, 4:5 e 16:9.',
  heading: 'De fotos do produto a clipes que vendem',
  paragraph:
    'Adicione de uma a seis fotos, escolha as tomadas e uma cena e veja o clipe antes de gastar um crédito. Ele sai em 9:16, 1:1, 4:5 e 16:9 de uma vez. Precisa de roteiro, voz e legendas? Anúncios em vídeo cria o anúncio inteiro a partir de um link.',
} satisfies PageWords;
