import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Bilder ablegen, einfügen oder auswählen',
    details: 'PNG, JPEG, WebP, GIF oder AVIF, je bis 20 MB und 100 Megapixel',
    tooLarge: '{name} ist größer als 20 MB. Nimm eine kleinere Datei.',
    wrongKind: '{name} können wir nicht verwenden. Lade ein Bild hoch.',
    cancel: 'Hochladen von {name} stoppen',
  },
  pictures: {
    picture: 'Bild {number, number}',
    remove: 'Bild {number, number} entfernen',
    samples: 'Noch kein Bild? Probier ein Beispiel:',
    small:
      'Dieses Bild hat nur {width, number} × {height, number} px und wird unscharf aussehen. Nimm eines mit mindestens {needed, number} px an der längeren Seite.',
    sampleAd: 'Beispielanzeige',
    standIn: 'Beispielprodukt. Du kannst jederzeit dein eigenes wählen.',
    sample: 'Beispielbild. Du kannst jederzeit dein eigenes hochladen.',
  },
  product: {
    title: 'Was bewirbst du?',
    placeholder: 'Leinenschürze',
    mine: 'Meine Produkte',
    mineText: 'Details und Bilder füllen wir aus. Änderungen hier gelten nur für diese Anzeige.',
    link: 'Aus einem Link',
    linkText: 'Wir importieren Name, Preis, Details und Bilder und speichern das Produkt bei deinen Produkten.',
    sample: 'Beispielprodukt',
    sampleText: 'Probier das Tool mit einem Beispielprodukt aus. Die Marken sind erfunden.',
    search: 'Produkte suchen',
    empty: 'Noch keine Produkte. Importiere eins per Link oder gib es manuell ein.',
    failed: 'Deine Produkte konnten nicht geladen werden.',
    address: 'Produktlink',
    read: 'Produkt importieren',
    close: 'Schließen',
    pictures: 'Bilder des Produkts',
    more: 'Produktdetails',
    benefits: 'Wichtigste Vorteile',
    benefitsHint: 'Einer pro Zeile',
    price: 'Preis',
    currency: 'Währung',
    brand: 'Marke',
    audience: 'Zielgruppe',
    description: 'Beschreibung',
    logo: 'Logo',
  },
  sizes: {
    label: 'Größen',
    chosen: '{count, plural, one {# Größe} other {# Größen}}',
    all: 'Alle',
    none: 'Keine',
    allOf: 'Alle Größen von {network}',
    noneOf: 'Keine Größe von {network}',
  },
  files: {
    one: '{name} herunterladen',
  },
} satisfies MessagesOf<typeof english>;
