import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord-advertenties',
  title: `Discord-advertenties: tekst met gevoel | ${brand.name}`,
  description:
    'Discord publiceert weinig regels over formaten, en zijn mensen houden niet van advertenties die als advertentie klinken. Schrijf kort en eerlijk.',
  heading: 'Praat als iemand die erbij hoort',
  paragraph: `Mensen zijn op Discord voor hun community en merken meteen wie alleen verkoopt. Discord publiceert geen volledige lijst van formaten, dus stelt ${brand.name} geen harde limiet: kies een vriendelijke of speelse toon, houd het kort en controleer de lengtes in Discords eigen beheer. Beeld en video worden hier nog niet gemaakt.`,
} satisfies PageWords;
