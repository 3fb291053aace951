import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: 'Загрузка',
    saved: 'Сохранено',
    saving: 'Сохранение…',
    offline: 'Нет соединения. Изменения хранятся на этом устройстве.',
    failed: 'Не удалось сохранить изменения.',
  },
  outdated: 'Страница устарела. Обновите её, чтобы продолжить.',
  reload: 'Обновить',
  tryAgain: 'Повторить',
  conflict: {
    title: 'Есть более новая версия',
    text: 'Вы изменили то же самое в другой вкладке или на другом устройстве.',
    keepMine: 'Оставить мою версию',
    takeTheirs: 'Взять более новую версию',
  },
  history: {
    title: 'История версий',
    about: 'Каждое изменение сохраняется здесь как версия.',
    close: 'Закрыть',
    loading: 'Загрузка версий',
    failed: 'Не удалось загрузить историю версий.',
    current: 'Текущая',
    exported: 'Экспортирована',
    restored: 'Восстановлена',
    restore: 'Восстановить',
    version: 'Версия {revision, number}',
    restoreThis: 'Восстановить версию от {time}',
  },
} satisfies MessagesOf<typeof english>;
