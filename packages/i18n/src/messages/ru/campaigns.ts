import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: 'Кампании',
  all: 'Все работы',
  favorites: 'Избранное',
  none: 'Без кампании',
  create: 'Новая кампания',
  count: '{count, plural, one {# элемент} few {# элемента} many {# элементов} other {# элемента}}',
  name: 'Название',
  color: 'Цвет',
  colors: {
    red: 'Красный',
    orange: 'Оранжевый',
    green: 'Зелёный',
    blue: 'Синий',
    purple: 'Фиолетовый',
    gray: 'Серый',
  },
  save: 'Сохранить',
  close: 'Закрыть',
  edit: 'Изменить',
  delete: 'Удалить',
  favor: 'Добавить в избранное',
  unfavor: 'Убрать из избранного',
  menu: 'Другие действия: {name}',
  confirmDelete: 'Удалить кампанию «{name}»? Работы останутся в разделе «Мои работы».',
  empty: {
    title: 'В этой кампании пусто',
    text: 'Выберите работы и переместите их сюда.',
  },
  bulk: {
    nothing: 'Скачивать пока нечего. Дождитесь завершения.',
    label: 'Выбор',
    selected: '{count, plural, one {Выбран #} few {Выбрано #} many {Выбрано #} other {Выбрано #}}',
    clear: 'Снять выбор',
    move: 'Переместить в кампанию',
    download: 'Скачать',
    moved: 'Перемещено: {name}',
    deleted:
      '{count, plural, one {Удалён # элемент} few {Удалено # элемента} many {Удалено # элементов} other {Удалено # элемента}}',
    undo: 'Отменить',
  },
} satisfies MessagesOf<typeof english>;
