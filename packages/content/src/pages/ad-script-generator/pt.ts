import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de roteiros',
  title: `Roteiros para anúncios curtos em vídeo | ${brand.name}`,
  description:
    'Roteiros curtos com gancho, virada e chamada para ação, cena a cena, a partir do seu briefing. Edite, copie e grave no mesmo dia.',
  heading: 'Um roteiro para gravar hoje à tarde',
  paragraph:
    'Dê o produto, o público e a oferta. Você recebe roteiros completos no tom escolhido, cena a cena: o que se diz, o que aparece na tela e o que a câmera mostra. Passe para um criador, grave com o celular ou guarde para a próxima filmagem.',
} satisfies PageWords;
