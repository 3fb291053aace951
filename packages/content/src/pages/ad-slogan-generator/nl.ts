import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Slogangenerator',
  title: `Slogans voor merken en campagnes | ${brand.name}`,
  description:
    'Korte regels voor een merk of campagne, gebouwd op wat je product echt doet. Bekijk richtingen naast elkaar en houd wat blijft hangen.',
  heading: 'Een slogan die blijft hangen',
  paragraph:
    'Een goede slogan zegt één waar ding in weinig woorden. Beschrijf het product en voor wie het is, kies een toon en lees de richtingen door. Controleer vóór je er een drukt of niemand hem al heeft geregistreerd.',
} satisfies PageWords;
