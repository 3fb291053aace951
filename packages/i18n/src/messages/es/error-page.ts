import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Página no encontrada',
    message: 'Página no encontrada: {path}',
    description: 'No encontramos esa página. Puede que se haya movido o que el enlace tenga un error.',
  },
  internal: {
    title: 'Error interno del servidor',
    message: 'Error interno del servidor',
    description: 'Algo falló por nuestra parte. Tu trabajo está a salvo. Inténtalo de nuevo en un momento.',
  },
  status: 'Estado {code}',
  home: 'Ir a la página de inicio',
  retry: 'Intentar de nuevo',
  elsewhere: 'O continúa con una de estas',
} satisfies MessagesOf<typeof english>;
