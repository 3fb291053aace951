import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';

export default {
  upload: {
    prompt: 'Bilder ablegen, einfügen oder auswählen',
    details: 'PNG, JPEG, WebP, GIF oder AVIF, je bis 20 MB und 100 Megapixel',
    tooLarge: '{name} ist größer als 20 MB.',
    wrongKind: '{name} ist kein Bild, das sich hier verwenden lässt.',
    cancel: 'Hochladen von {name} stoppen',
  },
  pictures: {
    picture: 'Bild {number, number}',
    remove: 'Bild {number, number} entfernen',
    samples: 'Nichts zur Hand? Nimm ein Beispiel:',
    small:
      'Dieses Bild hat nur {width, number} × {height, number} px und wird unscharf aussehen. Nimm eines mit mindestens {needed, number} px an der längeren Seite.',
    sampleAd: 'Beispielanzeige',
    standIn: 'Ein Beispielprodukt, bis du dein eigenes wählst.',
    sample: 'Ein Beispiel, bis du dein eigenes Bild mitbringst.',
  },
  product: {
    title: 'Wofür wirbst du?',
    placeholder: 'Leinenschürze',
    mine: 'Meine Produkte',
    mineText: 'Fakten und Bilder werden übernommen. Änderungen gelten nur für diese Anzeige.',
    link: 'Aus einem Link',
    linkText: 'Wir lesen Name, Preis, Fakten und Bilder von der Produktseite und legen das Produkt bei dir ab.',
    sample: 'Beispielprodukt',
    sampleText: 'Probier das Werkzeug mit einem Produkt von uns aus. Keine dieser Marken gibt es.',
    search: 'Produkte suchen',
    empty: 'Hier ist kein Produkt. Lies eins aus einem Link oder gib es ein.',
    failed: 'Deine Produkte konnten nicht geladen werden.',
    address: 'Adresse der Produktseite',
    read: 'Seite lesen',
    close: 'Schließen',
    pictures: 'Bilder des Produkts',
    more: 'Mehr dazu',
    benefits: 'Was man davon hat',
    benefitsHint: 'Ein Nutzen je Zeile',
    price: 'Preis',
    currency: 'Währung',
    brand: 'Marke',
    audience: 'Für wen es ist',
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
