import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'UGC-advertenties',
  title: `Scripts en openingen voor UGC | ${brand.name}`,
  description:
    'Advertenties die op een bericht van een mens lijken, leven van hoe ze klinken. Schrijf hier openingen en scripts voor je creators.',
  heading: 'Scripts die klinken als een mens, niet als een merk',
  paragraph: `UGC werkt als een echt mens iets concreets zegt. ${brand.name} schrijft er vandaag openingen en scripts voor, in de gekozen toon en uit feiten waar je achter staat. Geef ze aan je creators en film. De video zelf maken met een presentator in de studio is waar deze pagina voor bedoeld is; dat deel zit nog niet in het product.`,
} satisfies PageWords;
