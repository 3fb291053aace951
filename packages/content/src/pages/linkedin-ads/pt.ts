import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios no LinkedIn',
  title: `Anúncios no LinkedIn: texto e tamanhos | ${brand.name}`,
  description:
    'O LinkedIn mostra 150 caracteres de introdução e 70 do título. Escreva anúncios para profissionais que vão ao ponto dentro dos dois.',
  heading: 'Vá ao ponto em 150 caracteres',
  paragraph: `O LinkedIn corta a introdução após uns 150 de 600 caracteres e o título após 70 de 200. O ${brand.name} escreve os dois para aparecerem inteiros, em tons que combinam com o trabalho. As imagens são de 1200×628, 1200×1200 ou 720×900: elas vêm de você, as palavras vêm daqui.`,
} satisfies PageWords;
