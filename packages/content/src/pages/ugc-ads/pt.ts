import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios UGC',
  title: `Roteiros e ganchos para anúncios UGC | ${brand.name}`,
  description:
    'Anúncios que parecem o post de uma pessoa vivem do jeito como são ditos. Escreva aqui ganchos e roteiros para seus criadores.',
  heading: 'Roteiros que soam como gente, não como marca',
  paragraph: `Anúncios UGC funcionam quando uma pessoa real diz algo específico. O ${brand.name} escreve ganchos e roteiros para eles hoje, no tom escolhido e com fatos que você sustenta. Passe aos seus criadores e gravem. Fazer o vídeo com um apresentador no estúdio é o objetivo desta página; essa parte ainda não está no produto.`,
} satisfies PageWords;
