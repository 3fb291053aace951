import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Display-Anzeigen-Generator',
  title: `Display-Anzeigen für Google Display | ${brand.name}`,
  description:
    'Responsive Displayanzeigen brauchen eine Headline mit 30 Zeichen, eine lange mit 90, eine Beschreibung und Bilder. Den Textteil schreibst du heute.',
  heading: 'Die Texthälfte einer Displayanzeige, ordentlich gemacht',
  paragraph: `Eine responsive Displayanzeige verlangt kurze Headlines mit 30 Zeichen, eine lange Headline und Beschreibungen mit 90 und einen Firmennamen mit 25, dazu Bilder in 1200×628 und 1200×1200. Der Generator soll beide Hälften machen. Bilder sind noch nicht in ${brand.name}; Headlines und Beschreibungen in diesen Längen schon.`,
} satisfies PageWords;
