import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Browser-Erweiterung',
  title: `Die Browser-Erweiterung: so geht sie | ${brand.name}`,
  description:
    'Die Erweiterung soll Anzeigen, die dir beim Surfen begegnen, in deiner Sammlung speichern. Was sie tun wird, was nicht, und was ohne sie geht.',
  heading: 'Speichere Anzeigen, die dir beim Surfen begegnen',
  paragraph:
    'Die Erweiterung soll Anzeigen, auf die du stößt, einen Speichern-Button geben und sie in Ordnern in deinem Konto sammeln. Installieren kannst du sie noch nicht. Alle Tools von heute funktionieren im Browser auch ohne sie.',
} satisfies PageWords;
