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
  myAds: 'La mia raccolta',
  logIn: 'Accedi',
  myAdsPage: {
    description: 'Gli annunci della libreria che hai salvato, in un unico posto.',
    signedOut: 'Accedi per vedere la tua raccolta',
    signedOutText: 'Gli annunci salvati restano nel tuo account.',
  },
} satisfies MessagesOf<typeof english>;
