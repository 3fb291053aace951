import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Pratende foto',
  title: `Pratende foto: laat een beeld spreken | ${brand.name}`,
  description:
    'Eén foto die jouw boodschap zegt. Waar de tool voor is, waar je op let bij de foto en hoe je de zinnen nu al schrijft.',
  heading: 'Eén foto, één boodschap, hardop',
  paragraph: `De tool gaat een portret jouw tekst laten zeggen, met lippen die kloppen. Hij zit nog niet in ${brand.name}. Korte teksten werken het best: schrijf twintig tot veertig woorden met de scriptgenerator, in de taal van je publiek, en bewaar een goed belichte foto die in de camera kijkt.`,
} satisfies PageWords;
