import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: 'Настройки аккаунта',
  close: 'Закрыть',
  profile: {
    title: 'Профиль',
    save: 'Сохранить',
    saved: 'Имя сохранено',
    missing: 'Введите имя.',
  },
  password: {
    title: 'Пароль',
    current: 'Текущий пароль',
    missing: 'Введите текущий пароль.',
    action: 'Сменить пароль',
    changed: 'Пароль изменён. На других устройствах выполнен выход.',
    google:
      'Вы входите через Google, и пароля у вас нет. Чтобы задать его, выйдите и при входе выберите «Забыли пароль?».',
  },
  devices: {
    title: 'Где выполнен вход',
    name: '{browser}, {system}',
    unknown: 'Неизвестное устройство',
    current: 'Это устройство',
    used: 'Последняя активность: {when}',
    end: 'Выйти',
    endName: 'Выйти: {device}',
    endOthers: 'Выйти на всех остальных',
    ended: 'На всех остальных устройствах выполнен выход',
    failed: 'Не удалось загрузить список устройств.',
    retry: 'Повторить',
  },
} satisfies MessagesOf<typeof english>;
