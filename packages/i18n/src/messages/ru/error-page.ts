import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Страница не найдена',
    message: 'Страница не найдена: {path}',
    description: 'По этому адресу ничего нет. Возможно, страница переехала или в ссылке опечатка.',
  },
  internal: {
    title: 'Внутренняя ошибка сервера',
    message: 'Внутренняя ошибка сервера',
    description: 'Сбой произошёл у нас, а не у вас. Ваша работа не потеряна; попробуйте ещё раз через минуту.',
  },
  status: 'Статус {code}',
  home: 'На главную',
  retry: 'Попробовать снова',
  elsewhere: 'Или продолжите отсюда',
} satisfies MessagesOf<typeof english>;
