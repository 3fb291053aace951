import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Solte, cole ou escolha imagens',
    details: 'PNG, JPEG, WebP, GIF ou AVIF, até 20 MB e 100 megapixels cada',
    tooLarge: '{name} tem mais de 20 MB. Use um arquivo menor.',
    wrongKind: 'Não podemos usar {name}. Envie uma imagem.',
    cancel: 'Cancelar o envio de {name}',
  },
  pictures: {
    picture: 'Imagem {number, number}',
    remove: 'Remover a imagem {number, number}',
    samples: 'Ainda sem imagem? Teste um exemplo:',
    small:
      'Esta imagem tem só {width, number} × {height, number} px e vai ficar borrada. Use uma com pelo menos {needed, number} px no lado maior.',
    sampleAd: 'Anúncio de exemplo',
    standIn: 'Produto de exemplo. Escolha o seu quando quiser.',
    sample: 'Imagem de exemplo. Envie a sua quando quiser.',
  },
  product: {
    title: 'O que você vai divulgar?',
    placeholder: 'Avental de linho',
    mine: 'Meus produtos',
    mineText: 'Preenchemos os dados e as imagens. O que você editar aqui muda só este anúncio.',
    link: 'De um link',
    linkText: 'Importamos o nome, o preço, os detalhes e as imagens e salvamos nos seus produtos.',
    sample: 'Produto de exemplo',
    sampleText: 'Teste a ferramenta com um produto de exemplo. Estas marcas são fictícias.',
    search: 'Buscar produtos',
    empty: 'Ainda não há produtos. Importe um por link ou preencha manualmente.',
    failed: 'Não foi possível carregar seus produtos.',
    address: 'Link do produto',
    read: 'Importar produto',
    close: 'Fechar',
    pictures: 'Imagens do produto',
    more: 'Detalhes do produto',
    benefits: 'Principais benefícios',
    benefitsHint: 'Um por linha',
    price: 'Preço',
    currency: 'Moeda',
    brand: 'Marca',
    audience: 'Público-alvo',
    description: 'Descrição',
    logo: 'Logotipo',
  },
  sizes: {
    label: 'Tamanhos',
    chosen: '{count, plural, one {# tamanho} other {# tamanhos}}',
    all: 'Todos',
    none: 'Nenhum',
    allOf: 'Todos os tamanhos de {network}',
    noneOf: 'Nenhum tamanho de {network}',
  },
  files: {
    one: 'Baixar {name}',
  },
} satisfies MessagesOf<typeof english>;
