import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Criador de banners GIF',
  title: `Criar banners GIF para anúncios | ${brand.name}`,
  description:
    'Crie banners GIF animados com menos de 150 KB que param em até 30 segundos, como o Google Display exige. Com textos e botão.',
  heading: 'Banners animados com menos de 150 KB',
  paragraph:
    'O Google Display aceita banners animados de até 150 KB que param em 30 segundos. Escolha um produto. Escrevemos os textos, animamos e mantemos cada arquivo abaixo do limite. Edite o design e exporte todos os tamanhos de uma vez.',
} satisfies PageWords;
