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
  myAds: 'Meus anúncios',
  logIn: 'Entrar',
  myAdsPage: {
    description: 'Tudo o que você criou com o {product}, em um só lugar.',
    signedOut: 'Entre para ver seus anúncios',
    signedOutText: 'Seu trabalho fica salvo na sua conta.',
  },
} satisfies MessagesOf<typeof english>;
