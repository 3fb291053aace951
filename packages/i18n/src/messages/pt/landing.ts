import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/landing.ts';

export default {
  field: {
    label: 'Link ou nome do produto',
    placeholder: 'sualoja.com.br/produtos/avental-de-linho',
    submit: 'Escrever meus anúncios',
    hint: 'Pegamos o nome do produto no link. Você adiciona os detalhes.',
    sample: 'Usar um produto de exemplo',
  },
  sample: {
    product: 'Luminária de mesa Kestrel',
    description:
      'Uma luminária de mesa esguia, com braço de carvalho curvado à mão e um dimmer de girar, não de tocar.',
    benefits: {
      first: 'Luz quente que baixa até 2 por cento',
      second: 'Dobra e cabe numa gaveta',
      third: 'Braço de carvalho, curvado à mão',
    },
    audience: 'quem trabalha até tarde',
    offer: '15% de desconto nesta semana',
    price: '$89',
  },
  proof: {
    feed: 'Feed',
    story: 'Story',
    link: 'Anúncio com link',
    code: 'QR code da oferta do produto de exemplo',
    headline: 'Título',
    text: 'Textos de anúncio',
    primary: 'Texto principal',
    description: 'Descrição',
    path: 'Caminho',
    written: 'Escrito por {product} para um produto de exemplo.',
    note: 'Um produto de exemplo. {product} escreveu os textos e criou o código; os layouts foram desenhados para esta página.',
    pixels: '{width} × {height} px',
  },
  characters: '{count, number} de {limit, number} caracteres',
  charactersOnly: '{count, plural, one {# caractere} other {# caracteres}}',
  contents: 'Nesta página',
  breadcrumb: 'Você está aqui',
  home: 'Início',
  pricing: {
    period: 'Período de cobrança',
    choose: 'Escolher {plan}',
    billedMonthly: 'Cobrança mensal',
    billedYearly: '{price} cobrados uma vez por ano',
  },
} satisfies MessagesOf<typeof english>;
