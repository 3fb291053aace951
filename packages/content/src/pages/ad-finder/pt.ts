import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Buscador de anúncios',
  title: `Buscador de anúncios pelo que dizem | ${brand.name}`,
  description:
    'Encontre anúncios pelo texto, pela marca ou pelo site. Filtre por plataforma, país, formato e tempo no ar e crie a sua versão.',
  heading: 'Encontre os anúncios que falam com seus clientes',
  paragraph:
    'Busque pelo que o anúncio diz, pela marca ou pelo site para onde ele leva. Filtre por plataforma, país, formato e tempo no ar e depois salve um anúncio ou crie a sua versão. A biblioteca começa com anúncios de exemplo de marcas que não existem; seu administrador pode importar mais.',
} satisfies PageWords;
