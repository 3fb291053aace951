import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Gerador de imagens de produto',
  title: `Imagens de produto para anúncio e loja | ${brand.name}`,
  description:
    'Fotos de produto em novos cenários sem mudar o produto. Para que serve a ferramenta e quais textos de produto você já pode escrever.',
  heading: 'Seu produto em um novo cenário, sem mudar',
  paragraph:
    'Lojas e anúncios precisam do mesmo produto em muitos cenários, e ele tem que ficar exatamente como é. O gerador foi pensado para recortá-lo e colocá-lo em uma cena sem redesenhar. Ele ainda não faz imagens. O texto ao lado, da descrição ao título, pode ser escrito aqui hoje.',
} satisfies PageWords;
