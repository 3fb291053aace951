import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Страница не найдена',
    message: 'Страница не найдена: {path}',
    description: 'Мы не нашли эту страницу. Возможно, её переместили или в ссылке опечатка.',
  },
  internal: {
    title: 'Внутренняя ошибка сервера',
    message: 'Внутренняя ошибка сервера',
    description: 'Что-то пошло не так на нашей стороне. Ваша работа сохранена. Попробуйте ещё раз через минуту.',
  },
  status: 'Статус {code}',
  home: 'На главную',
  retry: 'Попробовать снова',
  elsewhere: 'Или продолжите отсюда',
} satisfies MessagesOf<typeof english>;
