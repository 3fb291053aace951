import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: 'Wird geladen',
    saved: 'Gespeichert',
    saving: 'Wird gespeichert …',
    offline: 'Offline. Deine Änderungen bleiben auf diesem Gerät.',
    failed: 'Wir konnten deine Änderungen nicht speichern.',
  },
  outdated: 'Diese Seite ist veraltet. Lade sie neu, um weiterzuarbeiten.',
  reload: 'Neu laden',
  tryAgain: 'Erneut versuchen',
  conflict: {
    title: 'Es gibt eine neuere Version',
    text: 'Du hast dasselbe in einem anderen Tab oder auf einem anderen Gerät geändert.',
    keepMine: 'Meine Version behalten',
    takeTheirs: 'Neuere Version verwenden',
  },
  history: {
    title: 'Versionsverlauf',
    about: 'Jede Änderung wird hier als Version gespeichert.',
    close: 'Schließen',
    loading: 'Versionen werden geladen',
    failed: 'Wir konnten den Versionsverlauf nicht laden.',
    current: 'Aktuell',
    exported: 'Exportiert',
    restored: 'Wiederhergestellt',
    restore: 'Wiederherstellen',
    version: 'Version {revision, number}',
    restoreThis: 'Version von {time} wiederherstellen',
  },
} satisfies MessagesOf<typeof english>;
