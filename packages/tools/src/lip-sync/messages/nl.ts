import type { MessagesOf } from '@adwright/i18n/messages-of.ts';
import form from '../../kit/form/messages/nl.ts';
import type english from './en.ts';

export default {
  section: { name: 'Lipsync', lead: 'Geef een video nieuwe woorden, met lippen die kloppen.' },
  form,
  action: 'Video genereren',
  working: 'Je video wordt gemaakt',
  stages: {
    look: 'Video controleren',
    speak: 'Voice-over opnemen',
    track: 'Gezicht volgen',
    animate: 'Lippen aanpassen',
    render: 'Renderen',
    pack: 'Afronden',
  },
  ready: 'Je video is klaar.',
  need: {
    video: 'Voeg eerst een video toe.',
    face: 'Kies wie er spreekt.',
    script: 'Schrijf wat de persoon zegt.',
    voice: 'Kies een stem.',
    audio: 'Upload een opname.',
    consent: 'Bevestig dat je deze video mag gebruiken.',
  },
  videoHint: 'Eén volwassene die in de camera kijkt, in één shot gefilmd.',
  uploadDetails: 'MP4, MOV of WebM, tot {seconds, plural, one {# seconde} other {# seconden}}.',
  tooLong:
    'Deze video is langer dan {seconds, plural, one {# seconde} other {# seconden}}. Kort hem in en probeer het opnieuw.',
  tooShort: 'Deze video is te kort. Gebruik er een van minstens {seconds, plural, one {# seconde} other {# seconden}}.',
  length: 'Lengte',
  repeat: 'Als de stem langer is dan de video',
  bounce: 'Heen en weer afspelen',
  loop: 'Opnieuw beginnen',
  keepRest: 'Als de stem korter is, de rest van de video behouden',
  consent: 'Ik heb toestemming van deze persoon om deze video te gebruiken en te veranderen wat er wordt gezegd.',
  looking: 'Gezicht wordt gezocht…',
  empty: 'Voeg een video toe van iemand die in de camera kijkt.',
  person: 'Persoon {number, number}',
  found: 'Gezicht gevonden. De nieuwe stem vervangt het geluid van de video.',
  foundOne:
    'Persoon {number, number} spreekt. Kies een ander gezicht om dat te wijzigen. De nieuwe stem vervangt het geluid van de video.',
  voice: 'Voorbeeld van de stem',
  film: 'Je lipsyncvideo',
  sharpness: 'Scherpte van de mond: {percent} van het origineel',
  weak: 'De lippen passen niet goed genoeg bij de stem. Probeer het gratis opnieuw: langzamer, of met een andere stem of opname.',
  again: 'Gratis opnieuw proberen',
} satisfies MessagesOf<typeof english>;
