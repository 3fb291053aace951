import type { MessagesOf } from '../../messages-of.ts';
import type en from '../en/extension.ts';

export default {
  name: '{product}: Anzeigen speichern',
  description: 'Speichere Anzeigen aus dem Web in deiner {product}-Sammlung, mit Bildern, Videos und Text.',
  menu: 'In {product} speichern',
  button: {
    idle: 'Speichern',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    waiting: 'Wird gespeichert, sobald du online bist',
    unconnected: 'Zum Speichern verbinden',
    failed: 'Nicht gespeichert. Erneut versuchen',
  },
  popup: {
    connect: 'Verbinden',
    connectText:
      'Melde dich auf der {product}-Website an und verbinde die Erweiterung einmal. Dein Passwort sieht sie nie.',
    folder: 'In Ordner speichern',
    noFolder: 'Ohne Ordner',
    newFolder: 'Neuer Ordner',
    add: 'Hinzufügen',
    tags: 'Tags',
    tagsHint: 'Trenne Tags mit Kommas',
    waiting: 'Warten auf Upload: {count}',
    retry: 'Jetzt versuchen',
    refused: 'Die Anzeige von {brand} wurde nicht gespeichert.',
    discard: 'Entfernen',
    offline: 'Du bist offline. Deine Anzeigen bleiben hier, bis du wieder online bist.',
    unreachable: '{product} ist nicht erreichbar. Deine Anzeigen bleiben so lange hier.',
    recent: 'Zuletzt gespeichert',
    nothing: 'Klick bei einer Anzeige auf „Speichern“ oder mit der rechten Maustaste auf ein Bild oder Video.',
    open: 'Meine Sammlung öffnen',
    disconnect: 'Trennen',
  },
  connect: {
    title: 'Erweiterung verbinden',
    lead: 'Die Erweiterung kann dann Anzeigen in deiner Sammlung speichern. Dein Passwort, deine Arbeit und deine Zahlungen sieht sie nicht.',
    action: 'Verbinden',
    revoke: 'Du kannst sie jederzeit in den Kontoeinstellungen unter „API-Schlüssel“ trennen.',
    done: 'Verbunden',
    doneText: 'Öffne eine Seite mit Anzeigen und klick bei denen, die dir gefallen, auf „Speichern“.',
    missing: 'Erweiterung nicht gefunden',
    missingText: 'Installiere die Erweiterung in diesem Browser und komm dann auf diese Seite zurück.',
    install: 'So installierst du sie',
    signedOut: 'Melde dich an, um die Erweiterung zu verbinden',
    refused:
      'Die Erweiterung hat die Verbindung nicht angenommen. Installiere die neueste Version und versuch es erneut.',
  },
} satisfies MessagesOf<typeof en>;
