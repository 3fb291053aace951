import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: 'Hauptmenü',
  open: 'Seitenleiste öffnen',
  close: 'Seitenleiste schließen',
  collapse: 'Seitenleiste ausblenden',
  expand: 'Seitenleiste einblenden',
  more: 'Mehr',
  allPages: 'Alle Seiten',
  dashboard: 'Dashboard',
  myAds: 'Meine Anzeigen',
  logIn: 'Anmelden',
  myAdsPage: {
    description: 'Alles, was du mit {product} gemacht hast, an einem Ort.',
    signedOut: 'Melde dich an, um deine Anzeigen zu sehen',
    signedOutText: 'Was du machst, wird in deinem Konto aufbewahrt.',
  },
} satisfies MessagesOf<typeof english>;
