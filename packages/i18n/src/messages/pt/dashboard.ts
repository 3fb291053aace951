import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/dashboard.ts';

export default {
  title: 'Painel do {product}',
  close: 'Fechar o painel',
  loading: 'Carregando',
  menu: {
    label: 'Seções',
    open: 'Abrir o menu',
    close: 'Fechar o menu',
    collapse: 'Estreitar a barra lateral',
    expand: 'Alargar a barra lateral',
  },
  groups: {
    things: 'Suas coisas',
    make: 'Criar',
    templates: 'Modelos',
    ads: 'Anúncios',
  },
  sections: {
    ImageAd: {
      name: 'Anúncios de imagem',
      lead: 'Um mural de anúncios prontos de um produto: escolha, edite, leve todos os tamanhos.',
    },
    ImageAdsClone: {
      name: 'Clonar um layout',
      lead: 'Mostre um anúncio de que você gosta: a estrutura dele, com seu produto e suas palavras.',
    },
    ProductImage: { name: 'Imagens de produto', lead: 'Seu produto em uma cena, com os próprios pixels intactos.' },
    BackgroundRemoval: { name: 'Remover fundo', lead: 'Recortes limpos, um ou muitos, com pincel para o último fio.' },
    AIIdPhoto: { name: 'Fotos de documento', lead: 'Ajustadas à regra do documento, com os números que provam.' },
    ImageResizer: { name: 'Redimensionar imagens', lead: 'Uma imagem em todos os tamanhos, sem cortar o que importa.' },
    GifBanner: { name: 'Banners GIF', lead: 'Banners em movimento abaixo do peso que as redes aceitam.' },
    Banner: { name: 'Banners e capas', lead: 'Cabeçalhos e banners nas medidas exatas.' },
    Poster: { name: 'Cartazes', lead: 'Arquivos de impressão com sangria e marcas de corte.' },
    DisplayAd: { name: 'Anúncios display', lead: 'Banners HTML5 com click tag, prontos para enviar.' },
    PpcPreview: {
      name: 'Prévia do anúncio de busca',
      lead: 'Veja seu anúncio de busca como as pessoas vão ver, em cada combinação.',
    },
    VideoTemplates: { name: 'Modelos de vídeo', lead: 'Ideias para anúncios, mostradas tal como ficam.' },
    Products: {
      name: 'Produtos',
      lead: 'O que anuncia: factos e imagens, guardados uma vez e usados por todas as ferramentas.',
    },
    Projects: {
      name: 'Projetos',
      lead: 'Tudo o que começou, pela última alteração.',
    },
    Videos: {
      name: 'Vídeos',
      lead: 'Os seus vídeos terminados.',
    },
    Home: {
      name: 'Início',
      lead: 'Comece algo novo ou continue de onde parou.',
    },
    MyWork: {
      name: 'Meus trabalhos',
      lead: 'Tudo o que você fez, do mais novo ao mais antigo.',
    },
    AdCopy: {
      name: 'Texto de anúncio',
      lead: 'Textos que cabem: cada resultado é contado pelos limites da sua rede.',
    },
    QRCodeGenerator: {
      name: 'QR codes',
      lead: 'Códigos que funcionam: cada um é lido da própria imagem antes de chegar a você.',
    },
  },
  plan: {
    free: 'Plano Grátis',
    basic: 'Plano Básico',
    pro: 'Plano Pro',
    upgrade: 'Mudar de plano',
  },
  credits: '{count, plural, one {# crédito} other {# créditos}}',
  user: {
    menu: 'Conta de {name}',
    signOut: 'Sair',
    signingOut: 'Saindo',
    pricing: 'Planos e preços',
    billing: 'Pagamentos e faturas',
  },
  home: {
    greeting: 'O que vamos fazer hoje, {name}?',
    start: {
      label: 'O que você anuncia?',
      placeholder: 'Avental, ou sualoja.com.br/avental',
      action: 'Criar anúncios de imagem',
      others: 'Ou crie com isso',
    },
    tools: 'Ferramentas',
    recent: 'Trabalhos recentes',
    all: 'Ver tudo',
    price: {
      free: 'Sem créditos',
      credits: '{count, plural, one {# crédito} other {# créditos}}',
    },
    sample: 'Produto de exemplo',
  },
} satisfies MessagesOf<typeof english>;
