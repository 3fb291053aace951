import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord-advertenties',
  title: `Discord-advertenties: tekst met gevoel | ${brand.name}`,
  description:
    'Discord publiceert weinig regels over formaten, en zijn mensen houden niet van advertenties die als advertentie klinken. Schrijf kort en eerlijk.',
  heading: 'Praat als iemand die erbij hoort',
  paragraph: `Mensen zijn op Discord voor hun community en merken het meteen als iemand alleen wil verkopen. Kies een vriendelijke of speelse toon en houd het kort. ${brand.name} maakt ook beeldadvertenties in de formaten van Discord. Check de tekstlengtes in het advertentiebeheer van Discord.`,
} satisfies PageWords;
