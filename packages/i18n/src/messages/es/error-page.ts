import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/error-page.ts';

export default {
  notFound: {
    title: 'Página no encontrada',
    message: 'Página no encontrada: {path}',
    description: 'No hay nada en esta dirección. Puede que la página se haya movido o que el enlace tenga una errata.',
  },
  internal: {
    title: 'Error interno del servidor',
    message: 'Error interno del servidor',
    description:
      'Algo ha fallado por nuestra parte, no por la tuya. No se ha perdido nada de lo que hiciste; inténtalo de nuevo en un momento.',
  },
  status: 'Estado {code}',
  home: 'Ir a la página de inicio',
  retry: 'Intentar de nuevo',
  elsewhere: 'O continúa con una de estas',
} satisfies MessagesOf<typeof english>;
