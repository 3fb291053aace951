import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: 'Hoofdmenu',
  open: 'Zijbalk openen',
  close: 'Zijbalk sluiten',
  collapse: 'Zijbalk verbergen',
  expand: 'Zijbalk tonen',
  more: 'Meer',
  allPages: 'Alle pagina’s',
  dashboard: 'Dashboard',
  myAds: 'Mijn verzameling',
  logIn: 'Inloggen',
  myAdsPage: {
    description: 'Advertenties uit de bibliotheek die je hebt opgeslagen, op één plek.',
    signedOut: 'Log in om je verzameling te zien',
    signedOutText: 'Je opgeslagen advertenties staan in je account.',
  },
} satisfies MessagesOf<typeof english>;
