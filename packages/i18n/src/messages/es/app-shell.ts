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
  myAds: 'Mis anuncios',
  logIn: 'Iniciar sesión',
  myAdsPage: {
    description: 'Todo lo que has creado con {product}, en un solo lugar.',
    signedOut: 'Inicia sesión para ver tus anuncios',
    signedOutText: 'Tu trabajo se guarda en tu cuenta.',
  },
} satisfies MessagesOf<typeof english>;
