import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios no LinkedIn',
  title: `Anúncios no LinkedIn: texto e tamanhos | ${brand.name}`,
  description:
    'O LinkedIn mostra 150 caracteres de introdução e 70 do título. Escreva anúncios para profissionais que vão ao ponto dentro dos dois.',
  heading: 'Vá ao ponto em 150 caracteres',
  paragraph: `O LinkedIn corta a introdução depois de cerca de 150 de 600 caracteres e o título depois de 70 de 200. O ${brand.name} escreve os dois para aparecerem inteiros, em tom profissional, e cria anúncios com imagem nos tamanhos do LinkedIn.`,
} satisfies PageWords;
