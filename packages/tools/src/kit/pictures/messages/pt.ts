import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Largue, cole ou escolha imagens',
    details: 'PNG, JPEG, WebP, GIF ou AVIF, até 20 MB e 100 megapixels cada',
    tooLarge: '{name} tem mais de 20 MB.',
    wrongKind: '{name} não é uma imagem que se possa usar aqui.',
    cancel: 'Parar o carregamento de {name}',
  },
  pictures: {
    picture: 'Imagem {number, number}',
    remove: 'Remover a imagem {number, number}',
    samples: 'Nada à mão? Experimente um exemplo:',
    small:
      'Esta imagem tem só {width, number} × {height, number} px e vai ficar borrada. Use uma com pelo menos {needed, number} px no lado maior.',
    sampleAd: 'Anúncio de exemplo',
    standIn: 'Um produto de exemplo, até você escolher o seu.',
    sample: 'Um exemplo, até você enviar a sua imagem.',
  },
  product: {
    title: 'O que você está anunciando?',
    placeholder: 'Avental de linho',
    mine: 'Meus produtos',
    mineText: 'Os dados e as imagens são preenchidos. Mudá-los aqui muda só este anúncio.',
    link: 'De um link',
    linkText: 'Lemos o nome, o preço, os dados e as imagens da página do produto e o guardamos entre seus produtos.',
    sample: 'Produto de exemplo',
    sampleText: 'Experimente a ferramenta com um produto nosso. Nenhuma dessas marcas existe.',
    search: 'Buscar produtos',
    empty: 'Nenhum produto aqui. Leia um de um link ou digite-o.',
    failed: 'Não foi possível carregar seus produtos.',
    address: 'Endereço da página do produto',
    read: 'Ler a página',
    close: 'Fechar',
    pictures: 'Imagens do produto',
    more: 'Mais sobre ele',
    benefits: 'O que as pessoas ganham',
    benefitsHint: 'Um benefício por linha',
    price: 'Preço',
    currency: 'Moeda',
    brand: 'Marca',
    audience: 'Para quem é',
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
