import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: 'Ir para o conteúdo',
  home: '{product}, página inicial',
  navigation: 'Principal',
  menu: {
    open: 'Abrir o menu',
    close: 'Fechar o menu',
  },
  tools: 'Ferramentas',
  pageInEnglish: 'Por enquanto, esta página está em inglês.',
  signIn: 'Entrar',
  dashboard: 'Painel',
  language: {
    choose: 'Idioma: {name}',
    title: 'Idioma',
  },
  theme: {
    toDark: 'Usar o tema escuro',
    toLight: 'Usar o tema claro',
  },
  opening: {
    title: 'Abrindo o {product}',
    label: 'Progresso do carregamento',
    initializing: 'Iniciando…',
    components: 'Carregando componentes…',
    content: 'Preparando o conteúdo…',
    almost: 'Quase pronto…',
    ready: 'Pronto!',
  },
  notices: {
    label: 'Notificações',
    close: 'Fechar',
    error: 'Erro',
    partFailed: 'Não foi possível carregar esta parte da página. Recarregue a página.',
    reload: 'Recarregar',
  },
  footer: {
    title: 'Todas as páginas',
    promise: 'Textos e imagens de anúncio a partir dos dados do seu produto, prontos para cada plataforma.',
    licence: 'Software livre sob a AGPL, versão 3 ou posterior.',
  },
} satisfies MessagesOf<typeof english>;
