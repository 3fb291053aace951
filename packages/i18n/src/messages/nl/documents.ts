import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: 'Laden',
    saved: 'Opgeslagen',
    saving: 'Opslaan…',
    offline: 'Offline. Je wijzigingen blijven op dit apparaat bewaard.',
    failed: 'We konden je wijzigingen niet opslaan.',
  },
  outdated: 'Deze pagina is verouderd. Laad opnieuw om verder te gaan.',
  reload: 'Opnieuw laden',
  tryAgain: 'Opnieuw proberen',
  conflict: {
    title: 'Er is een nieuwere versie',
    text: 'Je hebt hetzelfde gewijzigd in een ander tabblad of op een ander apparaat.',
    keepMine: 'Mijn versie houden',
    takeTheirs: 'Nieuwere versie gebruiken',
  },
  history: {
    title: 'Versiegeschiedenis',
    about: 'Elke wijziging wordt hier als versie bewaard.',
    close: 'Sluiten',
    loading: 'Versies laden',
    failed: 'We konden de versiegeschiedenis niet laden.',
    current: 'Huidig',
    exported: 'Geëxporteerd',
    restored: 'Hersteld',
    restore: 'Herstellen',
    version: 'Versie {revision, number}',
    restoreThis: 'Versie van {time} herstellen',
  },
} satisfies MessagesOf<typeof english>;
