import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Buscador de anúncios',
  title: `Buscador de anúncios pelo que dizem | ${brand.name}`,
  description:
    'Encontre anúncios por produto, promessa, formato e plataforma. Para que servirá o buscador, onde olhar enquanto isso e o que já dá para escrever.',
  heading: 'Encontre os anúncios que falam com seus clientes',
  paragraph:
    'O buscador foi pensado para procurar na biblioteca pelo que o anúncio diz e mostra, não só por quem o publicou. Ainda não há o que buscar. Meta e TikTok publicam seus anúncios em bibliotecas próprias; depois de ver o que os outros prometem, escreva aqui um anúncio que prometa outra coisa.',
} satisfies PageWords;
