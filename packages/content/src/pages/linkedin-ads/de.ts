import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn-Anzeigen',
  title: `LinkedIn-Anzeigen: Text, Größen, Limits | ${brand.name}`,
  description:
    'LinkedIn zeigt 150 Zeichen der Einleitung und 70 der Headline. Schreib Anzeigen für Berufstätige, die innerhalb beider auf den Punkt kommen.',
  heading: 'In 150 Zeichen auf den Punkt',
  paragraph: `LinkedIn kürzt die Einleitung nach etwa 150 von 600 Zeichen und die Headline nach 70 von 200. ${brand.name} schreibt beides so, dass es ganz zu sehen ist, im Ton, der im Business passt, und erstellt Bildanzeigen in den Größen von LinkedIn.`,
} satisfies PageWords;
