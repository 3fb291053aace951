import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: 'Menu principal',
  open: 'Abrir a barra lateral',
  close: 'Fechar a barra lateral',
  collapse: 'Ocultar a barra lateral',
  expand: 'Mostrar a barra lateral',
  more: 'Mais',
  allPages: 'Todas as páginas',
  dashboard: 'Painel',
  myAds: 'Minha coleção',
  logIn: 'Entrar',
  myAdsPage: {
    description: 'Os anúncios da biblioteca que você salvou, em um só lugar.',
    signedOut: 'Entre para ver sua coleção',
    signedOutText: 'Seus anúncios salvos ficam na sua conta.',
  },
} satisfies MessagesOf<typeof english>;
