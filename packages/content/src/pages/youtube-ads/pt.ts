import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios no YouTube',
  title: `Anúncios no YouTube: roteiros e títulos | ${brand.name}`,
  description:
    'Ganchos que sobrevivem ao botão de pular, roteiros para o que vem depois e títulos de 40 caracteres por linha. Com durações e tamanhos.',
  heading: 'Ganhe os segundos depois do botão de pular',
  paragraph: `Um bumper dura 6 segundos, um anúncio não pulável de 15 a 30, e um pulável tem cinco antes de o dedo se mexer. O ${brand.name} escreve o gancho, um roteiro para cortar no tamanho e títulos em duas linhas de 40 caracteres. Envie o vídeo em 1920×1080 e os Shorts em 1080×1920.`,
} satisfies PageWords;
