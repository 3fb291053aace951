import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: 'Menú principal',
  open: 'Abrir la barra lateral',
  close: 'Cerrar la barra lateral',
  collapse: 'Ocultar la barra lateral',
  expand: 'Mostrar la barra lateral',
  more: 'Más',
  allPages: 'Todas las páginas',
  dashboard: 'Panel',
  myAds: 'Mi colección',
  logIn: 'Iniciar sesión',
  myAdsPage: {
    description: 'Los anuncios que guardaste de la biblioteca, en un solo lugar.',
    signedOut: 'Inicia sesión para ver tu colección',
    signedOutText: 'Tus anuncios guardados están en tu cuenta.',
  },
} satisfies MessagesOf<typeof english>;
