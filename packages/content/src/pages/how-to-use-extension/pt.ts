import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Extensão do navegador',
  title: `A extensão do navegador: como usar | ${brand.name}`,
  description:
    'A extensão foi pensada para salvar na sua coleção os anúncios que você encontra navegando. O que fará, o que não fará e o que funciona sem ela.',
  heading: 'Salve os anúncios que encontra navegando',
  paragraph:
    'A extensão vai adicionar um botão de salvar aos anúncios que você encontra e reuni-los em pastas da sua conta. Ainda não dá para instalar. Todas as ferramentas de hoje funcionam no navegador sem ela.',
} satisfies PageWords;
