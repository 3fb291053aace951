import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de anúncios display',
  title: `Anúncios para o Google Display | ${brand.name}`,
  description:
    'Um anúncio display responsivo pede um título de 30 caracteres, um longo de 90, uma descrição e imagens. Escreva a parte de texto hoje.',
  heading: 'A metade de texto de um anúncio display, bem feita',
  paragraph: `Um anúncio display responsivo pede títulos curtos de 30 caracteres, um título longo e descrições de 90, um nome de empresa de 25 e imagens de 1200×628 e 1200×1200. O gerador foi pensado para fazer as duas metades. As imagens ainda não estão no ${brand.name}; títulos e descrições nessas medidas estão.`,
} satisfies PageWords;
