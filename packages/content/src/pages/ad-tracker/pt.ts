import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Rastreador de anúncios',
  title: `Rastreador: anúncios ao longo do tempo | ${brand.name}`,
  description:
    'Siga marcas, sites e buscas. Veja quais anúncios são novos, mudaram ou foram encerrados, quantos rodam por mês, e receba as novidades por e-mail.',
  heading: 'Saiba quando um anúncio começa, muda ou para',
  paragraph:
    'Siga uma marca, um site ou qualquer busca na biblioteca de anúncios. Você vê os anúncios novos, alterados e encerrados, quantos rodaram em cada mês, em quais formatos e por quanto tempo. As novidades chegam por e-mail, no máximo uma vez por dia.',
} satisfies PageWords;
