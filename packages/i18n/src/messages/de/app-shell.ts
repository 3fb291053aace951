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
    description: 'Alles, was du mit {product} erstellt hast, an einem Ort.',
    signedOut: 'Melde dich an, um deine Anzeigen zu sehen',
    signedOutText: 'Deine Arbeit wird in deinem Konto gespeichert.',
  },
} satisfies MessagesOf<typeof english>;
