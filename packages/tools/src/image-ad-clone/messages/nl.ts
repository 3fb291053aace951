import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import type english from './en.ts';
import form from '../../kit/form/messages/nl.ts';

export default {
  section: {
    name: 'Advertentie-indeling klonen',
    lead: 'Laat een advertentie zien die je mooi vindt: de opbouw, met jouw product en woorden.',
  },
  form,
  action: 'Mijn versie maken',
  look: 'Opbouw lezen',
  working: 'Je versie wordt gemaakt',
  workingLook: 'Het voorbeeld wordt gelezen',
  ready: 'Je versie is klaar.',
  stages: {
    look: 'Het voorbeeld bekijken',
    write: 'Je woorden zoeken',
    cut: 'Je product vrijstaand maken',
    erase: 'Woorden uit de achtergrond halen',
    draw: 'Bestanden tekenen',
    compare: 'Vergelijken met het voorbeeld',
  },
  reference: 'Voorbeeldadvertentie',
  referenceLanguage: 'Taal van het voorbeeld',
  language: 'Taal van mijn advertentie',
  formats: 'Bestandsformaat',
  need: {
    reference: 'Kies eerst een voorbeeldadvertentie.',
    product: 'Geef eerst je product een naam.',
    picture: 'Voeg eerst een foto van je product toe.',
    fixing: 'Kijk nog eens naar de gemarkeerde velden.',
  },
  parts: {
    title: 'Delen van de advertentie',
    hint: 'Verbeter wat een deel is, of haal het weg. Waar jij niets schrijft, schrijven wij.',
    role: 'Deel {number, number}',
    words: 'Woorden voor deel {number, number}',
    remove: 'Deel {number, number} weghalen',
    select: 'Deel {number, number}: {role}',
    nothing: 'Blijft leeg',
    otherWords: 'Andere woorden',
  },
  roles: {
    headline: 'Kop',
    subline: 'Tweede regel',
    body: 'Tekst',
    label: 'Bovenregel',
    cta: 'Knop',
    badge: 'Sticker',
    price: 'Prijs',
    old_price: 'Oude prijs',
    fine_print: 'Kleine lettertjes',
    logo: 'Naam of logo',
    product: 'Productbeeld',
    photo: 'Foto',
    panel: 'Kleurvlak',
  },
  colors: {
    label: 'Kleuren',
    reference: 'Van het voorbeeld',
    mine: 'Van mijn product',
  },
  keep: {
    label: 'Achtergrond houden',
    hint: 'De woorden en het product worden overschilderd. Anders wordt de achtergrond nieuw getekend.',
    warning: 'De achtergrond blijft het beeld van iemand anders. Gebruik hem alleen als dat mag.',
  },
  preview: {
    reference: 'Het voorbeeld en zijn delen',
    mine: 'Mijn versie',
    original: 'Voorbeeld',
    empty:
      'Breng een kant-en-klare advertentie met een opbouw die je bevalt. Hier verschijnen de delen, met jouw versie ernaast.',
  },
  result: {
    edit: 'Elke laag bewerken',
    again: 'Bestanden opnieuw tekenen',
    own: 'Zoals het voorbeeld',
  },
  similarity: {
    title: 'Gelijkenis',
    near: 'Heel dichtbij: verander meer, zodat niemand zich vergist.',
    good: 'Hetzelfde idee, en duidelijk van jou.',
    far: 'Lijkt er maar ver op.',
    structure: 'Opbouw',
    colors: 'Kleurgebruik',
    type: 'Letters',
  },
  marks: {
    title: 'Voordat je publiceert',
    name: 'De naam ‘{text}’ stond in het voorbeeld. Hij is niet overgenomen.',
    sign: 'Een teken dat een logo kan zijn, is weggelaten.',
    rebuilt: 'De foto van het voorbeeld is niet gebruikt: hij is nagebouwd met kleuren of je eigen beeld.',
    kept: 'De achtergrond van het voorbeeld zit nog in je versie. Publiceer hem alleen als dat mag.',
    advice:
      'Een opbouw mag je volgen. De naam, het logo en de beelden van een merk, of een uiterlijk dat men voor het hunne houdt, niet.',
  },
} satisfies MessagesOf<typeof english>;
