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
  myAds: 'Mijn advertenties',
  logIn: 'Inloggen',
  myAdsPage: {
    description: 'Alles wat je met {product} hebt gemaakt, op één plek.',
    signedOut: 'Log in om je advertenties te zien',
    signedOutText: 'Je werk wordt in je account bewaard.',
  },
} satisfies MessagesOf<typeof english>;
