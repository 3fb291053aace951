import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/account.ts';

export default {
  title: 'Kontoeinstellungen',
  close: 'Schließen',
  profile: {
    title: 'Profil',
    save: 'Speichern',
    saved: 'Name gespeichert',
    missing: 'Gib deinen Namen ein.',
  },
  password: {
    title: 'Passwort',
    current: 'Aktuelles Passwort',
    missing: 'Gib dein aktuelles Passwort ein.',
    action: 'Passwort ändern',
    changed: 'Passwort geändert. Deine anderen Geräte wurden abgemeldet.',
    google:
      'Du meldest dich mit Google an und hast kein Passwort. Um eins festzulegen, melde dich ab und wähle bei der Anmeldung „Passwort vergessen?“.',
  },
  devices: {
    title: 'Wo du angemeldet bist',
    name: '{browser} auf {system}',
    unknown: 'Unbekanntes Gerät',
    current: 'Dieses Gerät',
    used: 'Zuletzt aktiv: {when}',
    end: 'Abmelden',
    endName: 'Abmelden: {device}',
    endOthers: 'Überall sonst abmelden',
    ended: 'Auf allen anderen Geräten abgemeldet',
    failed: 'Deine Geräte konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
} satisfies MessagesOf<typeof english>;
