import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: 'Carregando',
    saved: 'Salvo',
    saving: 'Salvando…',
    offline: 'Sem conexão. Suas alterações ficam salvas neste dispositivo.',
    failed: 'Não conseguimos salvar suas alterações.',
  },
  outdated: 'Esta página está desatualizada. Recarregue para continuar editando.',
  reload: 'Recarregar',
  tryAgain: 'Tentar de novo',
  conflict: {
    title: 'Existe uma versão mais recente',
    text: 'Você alterou a mesma coisa em outra aba ou em outro dispositivo.',
    keepMine: 'Manter minha versão',
    takeTheirs: 'Usar a versão mais recente',
  },
  history: {
    title: 'Histórico de versões',
    about: 'Cada alteração fica salva aqui como uma versão.',
    close: 'Fechar',
    loading: 'Carregando versões',
    failed: 'Não conseguimos carregar o histórico de versões.',
    current: 'Atual',
    exported: 'Exportada',
    restored: 'Restaurada',
    restore: 'Restaurar',
    version: 'Versão {revision, number}',
    restoreThis: 'Restaurar a versão de {time}',
  },
} satisfies MessagesOf<typeof english>;
