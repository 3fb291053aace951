import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: 'Главное меню',
  open: 'Открыть боковую панель',
  close: 'Закрыть боковую панель',
  collapse: 'Скрыть боковую панель',
  expand: 'Показать боковую панель',
  more: 'Ещё',
  allPages: 'Все страницы',
  dashboard: 'Кабинет',
  myAds: 'Моя коллекция',
  logIn: 'Войти',
  myAdsPage: {
    description: 'Реклама из библиотеки, которую вы сохранили, в одном месте.',
    signedOut: 'Войдите, чтобы увидеть свою коллекцию',
    signedOutText: 'Сохранённая реклама хранится в вашем аккаунте.',
  },
} satisfies MessagesOf<typeof english>;
