import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: 'Menu principale',
  open: 'Apri la barra laterale',
  close: 'Chiudi la barra laterale',
  collapse: 'Nascondi la barra laterale',
  expand: 'Mostra la barra laterale',
  more: 'Altro',
  allPages: 'Tutte le pagine',
  dashboard: 'Dashboard',
  myAds: 'I miei annunci',
  logIn: 'Accedi',
  myAdsPage: {
    description: 'Tutto ciò che hai creato con {product}, in un solo posto.',
    signedOut: 'Accedi per vedere i tuoi annunci',
    signedOutText: 'Il tuo lavoro viene salvato nel tuo account.',
  },
} satisfies MessagesOf<typeof english>;
