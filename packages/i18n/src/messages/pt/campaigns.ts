import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: 'Campanhas',
  all: 'Todo o trabalho',
  favorites: 'Favoritos',
  none: 'Sem campanha',
  create: 'Nova campanha',
  count: '{count, plural, one {# item} other {# itens}}',
  name: 'Nome',
  color: 'Cor',
  colors: {
    red: 'Vermelho',
    orange: 'Laranja',
    green: 'Verde',
    blue: 'Azul',
    purple: 'Roxo',
    gray: 'Cinza',
  },
  save: 'Salvar',
  close: 'Fechar',
  edit: 'Editar',
  delete: 'Excluir',
  favor: 'Adicionar aos favoritos',
  unfavor: 'Remover dos favoritos',
  menu: 'Mais opções de {name}',
  confirmDelete: 'Excluir a campanha “{name}”? Os trabalhos dela continuam em Meus trabalhos.',
  empty: {
    title: 'Esta campanha está vazia',
    text: 'Selecione trabalhos e mova-os para cá.',
  },
  bulk: {
    nothing: 'Ainda não há nada para baixar. Aguarde terminar.',
    label: 'Seleção',
    selected: '{count, plural, one {# selecionado} other {# selecionados}}',
    clear: 'Limpar seleção',
    move: 'Mover para campanha',
    download: 'Baixar',
    moved: 'Movido para {name}',
    deleted: '{count, plural, one {# item excluído} other {# itens excluídos}}',
    undo: 'Desfazer',
  },
} satisfies MessagesOf<typeof english>;
