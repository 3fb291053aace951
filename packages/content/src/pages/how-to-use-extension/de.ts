import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Browser-Erweiterung',
  title: `Die Browser-Erweiterung: so geht sie | ${brand.name}`,
  description:
    'Die Erweiterung soll Anzeigen, die dir beim Surfen begegnen, in deiner Sammlung speichern. Was sie tun wird, was nicht, und was ohne sie geht.',
  heading: 'Speicher die Anzeigen, die dir beim Surfen begegnen',
  paragraph:
    'Die Erweiterung soll einen Speichern-Knopf an Anzeigen setzen, auf die du stößt, und sie in Ordnern in deinem Konto sammeln. Noch gibt es keine Erweiterung zu installieren. Alles, was heute geht, die Textgeneratoren und der QR-Code-Generator, läuft ohne sie im Browser.',
} satisfies PageWords;
