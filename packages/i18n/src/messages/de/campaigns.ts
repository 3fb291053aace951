import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: 'Kampagnen',
  all: 'Alle Arbeiten',
  favorites: 'Favoriten',
  none: 'Keine Kampagne',
  create: 'Neue Kampagne',
  count: '{count, plural, one {# Eintrag} other {# Einträge}}',
  name: 'Name',
  color: 'Farbe',
  colors: {
    red: 'Rot',
    orange: 'Orange',
    green: 'Grün',
    blue: 'Blau',
    purple: 'Lila',
    gray: 'Grau',
  },
  save: 'Speichern',
  close: 'Schließen',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  favor: 'Zu Favoriten hinzufügen',
  unfavor: 'Aus Favoriten entfernen',
  menu: 'Mehr Optionen für {name}',
  confirmDelete: 'Kampagne „{name}“ löschen? Ihre Arbeiten bleiben in „Meine Arbeit“.',
  empty: {
    title: 'Diese Kampagne ist leer',
    text: 'Wähle Arbeiten aus und verschiebe sie hierher.',
  },
  bulk: {
    nothing: 'Noch nichts herunterzuladen. Warte, bis es fertig ist.',
    label: 'Auswahl',
    selected: '{count, plural, one {# ausgewählt} other {# ausgewählt}}',
    clear: 'Auswahl aufheben',
    move: 'In Kampagne verschieben',
    download: 'Herunterladen',
    moved: 'Nach {name} verschoben',
    deleted: '{count, plural, one {# Eintrag gelöscht} other {# Einträge gelöscht}}',
    undo: 'Rückgängig',
  },
} satisfies MessagesOf<typeof english>;
