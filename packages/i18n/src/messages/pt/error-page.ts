import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Página não encontrada',
    message: 'Página não encontrada: {path}',
    description: 'Não encontramos essa página. Ela pode ter mudado de lugar ou o link pode ter um erro.',
  },
  internal: {
    title: 'Erro interno do servidor',
    message: 'Erro interno do servidor',
    description: 'Algo deu errado do nosso lado. Seu trabalho está seguro. Tente de novo em instantes.',
  },
  status: 'Status: {code}',
  home: 'Ir para a página inicial',
  retry: 'Tentar de novo',
  elsewhere: 'Ou continue por aqui',
} satisfies MessagesOf<typeof english>;
