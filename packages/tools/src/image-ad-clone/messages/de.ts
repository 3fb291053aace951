import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';
import form from '../../kit/form/messages/de.ts';

export default {
  section: {
    name: 'Anzeigenlayout nachbauen',
    lead: 'Zeig eine Anzeige, die dir gefällt: ihr Aufbau mit deinem Produkt und deinen Worten.',
  },
  form,
  action: 'Meine Version machen',
  look: 'Aufbau erkennen',
  working: 'Deine Version entsteht',
  workingLook: 'Die Vorlage wird gelesen',
  ready: 'Deine Version ist fertig.',
  stages: {
    look: 'Vorlage ansehen',
    write: 'Deine Worte finden',
    cut: 'Dein Produkt freistellen',
    erase: 'Worte aus dem Hintergrund nehmen',
    draw: 'Dateien zeichnen',
    compare: 'Mit der Vorlage vergleichen',
  },
  reference: 'Vorlage',
  referenceLanguage: 'Sprache der Vorlage',
  language: 'Sprache meiner Anzeige',
  formats: 'Dateiformat',
  need: {
    reference: 'Wähle zuerst eine Vorlage.',
    product: 'Nenne zuerst dein Produkt.',
    picture: 'Füge zuerst ein Bild deines Produkts hinzu.',
    fixing: 'Sieh dir die markierten Felder noch einmal an.',
  },
  parts: {
    title: 'Teile der Anzeige',
    hint: 'Berichtige, was ein Teil ist, oder nimm ihn heraus. Wo du nichts schreibst, schreiben wir.',
    role: 'Teil {number, number}',
    words: 'Worte für Teil {number, number}',
    remove: 'Teil {number, number} entfernen',
    select: 'Teil {number, number}: {role}',
    nothing: 'Bleibt leer',
    otherWords: 'Andere Worte',
  },
  roles: {
    headline: 'Überschrift',
    subline: 'Unterzeile',
    body: 'Fließtext',
    label: 'Dachzeile',
    cta: 'Schaltfläche',
    badge: 'Störer',
    price: 'Preis',
    old_price: 'Alter Preis',
    fine_print: 'Kleingedrucktes',
    logo: 'Name oder Logo',
    product: 'Produkt',
    photo: 'Foto',
    panel: 'Farbfläche',
  },
  colors: {
    label: 'Farben',
    reference: 'Der Vorlage',
    mine: 'Meines Produkts',
  },
  keep: {
    label: 'Hintergrund behalten',
    hint: 'Worte und Produkt werden übermalt. Sonst wird der Hintergrund neu gezeichnet.',
    warning: 'Der Hintergrund bleibt das Bild von jemand anderem. Nutze ihn nur, wenn du das darfst.',
  },
  preview: {
    reference: 'Die Vorlage und ihre Teile',
    mine: 'Meine Version',
    original: 'Vorlage',
    empty:
      'Bring eine fertige Anzeige, deren Aufbau dir gefällt. Hier erscheinen ihre Teile und daneben deine Version.',
  },
  result: {
    edit: 'Jede Ebene bearbeiten',
    again: 'Dateien neu zeichnen',
    own: 'Wie die Vorlage',
  },
  similarity: {
    title: 'Ähnlichkeit',
    near: 'Sehr nah: Ändere mehr, damit niemand sie verwechselt.',
    good: 'Dieselbe Idee und klar deine eigene.',
    far: 'Nur entfernt ähnlich.',
    structure: 'Aufbau',
    colors: 'Farben',
    type: 'Schrift',
  },
  marks: {
    title: 'Bevor du veröffentlichst',
    name: 'Der Name „{text}“ stand in der Vorlage. Er wurde nicht übernommen.',
    sign: 'Ein Zeichen, das ein Logo sein kann, wurde weggelassen.',
    rebuilt: 'Das Foto der Vorlage wurde nicht verwendet: Es ist mit Farben oder deinem eigenen Bild neu gebaut.',
    kept: 'Der Hintergrund der Vorlage ist noch in deiner Version. Veröffentliche sie nur, wenn du das darfst.',
    advice:
      'Einem Aufbau darf man folgen. Name, Logo und Bilder einer Marke und ein Aussehen, das man für ihres hält, sind tabu.',
  },
} satisfies MessagesOf<typeof english>;
