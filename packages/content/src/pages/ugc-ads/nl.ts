import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'UGC-advertenties',
  title: `Scripts en hooks voor UGC | ${brand.name}`,
  description:
    'Advertenties die op een bericht van een mens lijken, leven van hoe ze klinken. Schrijf hier hooks en scripts voor je creators.',
  heading: 'Scripts die klinken als een mens, niet als een merk',
  paragraph: `UGC werkt als een echt mens iets concreets zegt. ${brand.name} schrijft de hooks en scripts, in de toon die je kiest en uit feiten waar je achter staat. Geef ze aan je creators en begin met filmen.`,
} satisfies PageWords;
