import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Clonador de anúncios de imagem',
  title: `Clonador: um layout testado, seu produto | ${brand.name}`,
  description:
    'Envie um anúncio de que você gosta e recriamos o layout com o seu produto, seus textos e suas cores. Edite cada elemento e exporte em cada tamanho.',
  heading: 'Mantenha o layout, troque o produto',
  paragraph:
    'Envie um anúncio que funciona. Encontramos o título, o produto, o preço e o botão e recriamos o layout com o seu produto e seus textos. O nome e o logo do original ficam de fora, e você edita cada elemento antes de exportar.',
} satisfies PageWords;
