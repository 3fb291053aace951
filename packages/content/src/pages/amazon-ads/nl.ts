import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon-advertenties',
  title: `Amazon-advertenties: koppen en tekst | ${brand.name}`,
  description:
    'Koppen tot 50 tekens, productbeschrijvingen en productafbeeldingen op puur wit voor Amazon, zonder beweringen die je niet deed.',
  heading: 'Amazon-advertenties die door de controle komen',
  paragraph: `Amazon weigert advertenties met beweringen die je niet kunt bewijzen. ${brand.name} schrijft koppen tot 50 tekens en productbeschrijvingen alleen uit je briefing. Het maakt ook productafbeeldingen op puur wit en advertenties in de formaten van Amazon.`,
} satisfies PageWords;
