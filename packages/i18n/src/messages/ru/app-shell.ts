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
  myAds: 'Моя реклама',
  logIn: 'Войти',
  myAdsPage: {
    description: 'Всё, что вы создали в {product}, в одном месте.',
    signedOut: 'Войдите, чтобы увидеть свою рекламу',
    signedOutText: 'Ваши работы хранятся в вашем аккаунте.',
  },
} satisfies MessagesOf<typeof english>;
