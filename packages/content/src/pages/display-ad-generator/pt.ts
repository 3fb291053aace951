import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de anúncios display',
  title: `Anúncios para o Google Display | ${brand.name}`,
  description:
    'Crie anúncios de display HTML5 com click tag e imagem reserva para o Google Display, com menos de 150 KB e em todos os tamanhos comuns.',
  heading: 'Anúncios de display prontos para enviar',
  paragraph:
    'Escolha um produto e informe a página de destino. Você recebe anúncios HTML5 em ZIP com click tag e imagem reserva, cada um com menos de 150 KB, nos tamanhos do Google Display. Os geradores de texto escrevem os títulos dos anúncios responsivos.',
} satisfies PageWords;
