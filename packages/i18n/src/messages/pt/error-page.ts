import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Página não encontrada',
    message: 'Página não encontrada: {path}',
    description: 'Não há nada neste endereço. A página pode ter mudado de lugar, ou o link tem um erro de digitação.',
  },
  internal: {
    title: 'Erro interno do servidor',
    message: 'Erro interno do servidor',
    description: 'Algo quebrou do nosso lado, não do seu. Nada do que você fez se perdeu; tente de novo daqui a pouco.',
  },
  status: 'Status: {code}',
  home: 'Ir para a página inicial',
  retry: 'Tentar de novo',
  elsewhere: 'Ou continue por aqui',
} satisfies MessagesOf<typeof english>;
