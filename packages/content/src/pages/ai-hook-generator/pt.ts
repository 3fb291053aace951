import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de ganchos',
  title: `Ganchos para anúncios em vídeo | ${brand.name}`,
  description:
    'Primeiras frases para TikTok, Reels e Shorts que ganham os três segundos seguintes: perguntas, contrastes, histórias e provas, com seus fatos.',
  heading: 'A primeira frase decide se o resto será visto',
  paragraph:
    'Informe o produto e o que ele faz pelas pessoas. Você recebe primeiras frases em estilos bem diferentes, curtas o bastante para caber em uns três segundos de fala ou na tela, e honestas o bastante para o vídeo cumprir o que prometem.',
} satisfies PageWords;
