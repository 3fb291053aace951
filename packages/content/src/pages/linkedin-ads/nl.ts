import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn-advertenties',
  title: `LinkedIn-advertenties: tekst, formaten | ${brand.name}`,
  description:
    'LinkedIn toont 150 tekens inleiding en 70 van de kop. Schrijf voor professionals advertenties die binnen beide ter zake komen.',
  heading: 'Ter zake in 150 tekens',
  paragraph: `LinkedIn kapt de inleiding af na zo’n 150 van 600 tekens en de kop na 70 van 200. ${brand.name} schrijft beide zo dat ze helemaal te zien zijn, in tonen die bij het werk passen. Beelden zijn 1200×628, 1200×1200 of 720×900: die breng jij mee, de woorden komen hiervandaan.`,
} satisfies PageWords;
