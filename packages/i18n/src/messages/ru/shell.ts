import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: 'Перейти к содержанию',
  home: '{product}, главная страница',
  navigation: 'Основное меню',
  menu: {
    open: 'Открыть меню',
    close: 'Закрыть меню',
  },
  tools: 'Инструменты',
  pageInEnglish: 'Пока эта страница только на английском.',
  signIn: 'Войти',
  dashboard: 'Кабинет',
  language: {
    choose: 'Язык: {name}',
    title: 'Язык',
  },
  theme: {
    toDark: 'Включить тёмную тему',
    toLight: 'Включить светлую тему',
  },
  opening: {
    title: 'Открываем {product}',
    label: 'Ход загрузки',
    initializing: 'Запускаем…',
    components: 'Загружаем компоненты…',
    content: 'Готовим содержимое…',
    almost: 'Почти готово…',
    ready: 'Готово!',
  },
  notices: {
    label: 'Уведомления',
    close: 'Закрыть',
    error: 'Ошибка',
    partFailed: 'Эту часть страницы не удалось загрузить. Обновите страницу.',
    reload: 'Обновить',
  },
  footer: {
    title: 'Все страницы',
    promise: 'Рекламные тексты и изображения по данным о товаре, готовые для любой площадки.',
    licence: 'Свободное ПО по лицензии AGPL версии 3 или новее.',
  },
} satisfies MessagesOf<typeof english>;
