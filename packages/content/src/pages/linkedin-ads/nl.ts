import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'LinkedIn-advertenties',
  title: `LinkedIn-advertenties: tekst, formaten | ${brand.name}`,
  description:
    'LinkedIn toont 150 tekens inleiding en 70 van de kop. Schrijf voor professionals advertenties die binnen beide ter zake komen.',
  heading: 'Ter zake in 150 tekens',
  paragraph: `LinkedIn kort de inleiding in na ongeveer 150 van 600 tekens en de kop na 70 van 200. ${brand.name} schrijft beide zo dat ze helemaal te zien zijn, in een zakelijke toon, en maakt beeldadvertenties in de formaten van LinkedIn.`,
} satisfies PageWords;
