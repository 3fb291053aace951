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
    collapse: 'Recolher a barra lateral',
    expand: 'Expandir a barra lateral',
  },
  groups: {
    things: 'Biblioteca',
    make: 'Criar',
    templates: 'Modelos',
    ads: 'Anúncios',
  },
  sections: {
    VideoTemplates: { name: 'Modelos de anúncios', lead: 'Explore ideias de anúncios prontas para usar.' },
    Products: {
      name: 'Produtos',
      lead: 'Salve seus produtos uma vez e use em todas as ferramentas.',
    },
    Projects: {
      name: 'Campanhas',
      lead: 'Organize seu trabalho em campanhas.',
    },
    Videos: {
      name: 'Vídeos',
      lead: 'Seus vídeos prontos.',
    },
    Home: {
      name: 'Início',
      lead: 'Comece algo novo ou continue de onde parou.',
    },
    MyWork: {
      name: 'Meus trabalhos',
      lead: 'Tudo o que você criou, do mais novo ao mais antigo.',
    },
  },
  plan: {
    free: 'Plano Grátis',
    basic: 'Plano Básico',
    pro: 'Plano Pro',
    business: 'Plano Empresa',
    upgrade: 'Fazer upgrade',
  },
  credits: '{count, plural, one {# crédito} other {# créditos}}',
  lowCredits: 'Você ainda tem {count, plural, one {# crédito} other {# créditos}}.',
  getCredits: 'Obter mais créditos',
  user: {
    language: 'Idioma',
    theme: 'Tema',
    light: 'Claro',
    dark: 'Escuro',
    system: 'Igual ao dispositivo',
    mail: 'Avisar por e-mail quando terminar',
    feedback: 'Enviar feedback',
    menu: 'Conta de {name}',
    signOut: 'Sair',
    signingOut: 'Saindo',
    pricing: 'Planos e preços',
    account: 'Configurações da conta',
    usage: 'Créditos e cobrança',
    billing: 'Pagamentos e faturas',
    storage: 'Armazenamento',
    storageOf: '{used} de {limit} em uso',
    storageUsed: '{used} em uso',
  },
  news: {
    done: '“{title}” está pronto',
    failed: '“{title}” falhou',
    open: 'Abrir',
  },
  feedback: {
    title: 'Enviar feedback',
    rating: 'O que você acha do {product}?',
    stars: '{count, plural, one {# estrela} other {# estrelas}}',
    text: 'O que devemos saber?',
    send: 'Enviar',
    thanks: 'Obrigado pelo seu feedback',
    close: 'Fechar',
  },
  home: {
    greeting: 'O que você vai divulgar hoje, {name}?',
    start: {
      label: 'O que você vai divulgar?',
      placeholder: 'Avental, ou sualoja.com.br/avental',
      action: 'Criar anúncios de imagem',
      others: 'Ou crie',
    },
    tools: 'Ferramentas',
    recent: 'Trabalhos recentes',
    all: 'Ver tudo',
    price: {
      free: 'Grátis',
      credits: '{count, plural, one {# crédito} other {# créditos}}',
    },
    sample: 'Produto de exemplo',
  },
} satisfies MessagesOf<typeof english>;
