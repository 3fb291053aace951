import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anúncios UGC',
  title: `Roteiros e ganchos para anúncios UGC | ${brand.name}`,
  description:
    'Anúncios que parecem o post de uma pessoa vivem do jeito como são ditos. Escreva aqui ganchos e roteiros para seus criadores.',
  heading: 'Roteiros que soam como gente, não como marca',
  paragraph: `Anúncios UGC funcionam quando uma pessoa real diz algo específico. O ${brand.name} escreve os ganchos e roteiros, no tom que você escolher e com dados que você pode comprovar. Passe para os seus criadores e é só gravar.`,
} satisfies PageWords;
