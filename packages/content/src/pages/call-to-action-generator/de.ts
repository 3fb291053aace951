import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Call-to-Action-Generator',
  title: `Call-to-Action-Generator für Anzeigen | ${brand.name}`,
  description:
    'Button-Texte und Schlusszeilen, die sagen, was als Nächstes passiert: passend zu Produkt und Angebot, kurz genug für einen Button, ohne falsche Eile.',
  heading: 'Sag, was beim Antippen passiert',
  paragraph:
    '„Mehr erfahren“ schreibt, wer nicht entschieden hat, was die Leser tun sollen. Nenn Produkt und Angebot und bekomm Calls-to-Action, die den nächsten Schritt und den Grund dafür nennen, kurz genug für einen Button.',
} satisfies PageWords;
