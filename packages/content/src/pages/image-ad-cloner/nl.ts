import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Beeldadvertenties klonen',
  title: `Klonen: een bewezen opzet, jouw product | ${brand.name}`,
  description:
    'Houd de opzet van een advertentie die werkt en vul hem met je eigen product en woorden. Waar het voor is en wat je vandaag kunt voorbereiden.',
  heading: 'De opzet houden, het product wisselen',
  paragraph: `De kloner is bedoeld om de opzet van een advertentie over te nemen, waar kop, product en knop staan, en die met jouw product en woorden opnieuw te bouwen. Hij zit nog niet in ${brand.name}. De woorden wel: schrijf kop, tekst en oproep voor jouw versie met de tekstgeneratoren.`,
} satisfies PageWords;
