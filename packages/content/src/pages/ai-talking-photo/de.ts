import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Sprechendes Foto',
  title: `Sprechendes Foto: Lass ein Porträt sprechen | ${brand.name}`,
  description:
    'Lass ein Porträt deinen Text oder deine Aufnahme sprechen, lippensynchron und in 15 Sprachen. Die Vorschau im Browser ist kostenlos.',
  heading: 'Lass ein Porträt deine Botschaft sprechen',
  paragraph:
    'Lade ein gut beleuchtetes Foto einer erwachsenen Person hoch, schreib bis zu 800 Zeichen oder nimm eine eigene Aufnahme. Du siehst und hörst das Ergebnis, bevor du einen Credit ausgibst. Du bekommst das Video als MP4 in 9:16, 1:1, 4:5 oder 16:9, auf Wunsch mit Untertiteln.',
} satisfies PageWords;
