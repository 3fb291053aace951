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
  myAds: 'Meine Sammlung',
  logIn: 'Anmelden',
  myAdsPage: {
    description: 'Anzeigen aus der Bibliothek, die du gespeichert hast, an einem Ort.',
    signedOut: 'Melde dich an, um deine Sammlung zu sehen',
    signedOutText: 'Deine gespeicherten Anzeigen liegen in deinem Konto.',
  },
} satisfies MessagesOf<typeof english>;
