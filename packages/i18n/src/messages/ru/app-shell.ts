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
  dashboard: 'Панель',
  myAds: 'Мои объявления',
  logIn: 'Войти',
  myAdsPage: {
    description: 'Всё, что вы сделали в {product}, в одном месте.',
    signedOut: 'Войдите, чтобы увидеть свои объявления',
    signedOutText: 'Всё, что вы делаете, хранится в вашем аккаунте.',
  },
} satisfies MessagesOf<typeof english>;
