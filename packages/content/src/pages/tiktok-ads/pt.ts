import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios no TikTok',
  title: `Anúncios no TikTok: ganchos e limites | ${brand.name}`,
  description:
    'O TikTok dá 100 caracteres de texto e uns três segundos de atenção. Escreva ganchos, roteiros e textos que caibam nos dois, com seus fatos.',
  heading: 'Três segundos e cem caracteres',
  paragraph: `O TikTok mostra até 100 caracteres de texto, 50 em chinês, japonês ou coreano, sob um vídeo de 5 a 60 segundos. O ${brand.name} escreve o gancho, o roteiro e o texto do anúncio e conta os caracteres como o TikTok. Para o vídeo, use 1080×1920 e deixe livres os 440 pixels de baixo: é ali que ficam a legenda e os botões do TikTok.`,
} satisfies PageWords;
