import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Radiospotgenerator',
  title: `Teksten voor radio- en podcastspots | ${brand.name}`,
  description:
    'Radio- en podcastteksten voor het oor geschreven: korte zinnen, een voorstel voor stem en geluid, en één duidelijke call-to-action.',
  heading: 'Geschreven voor het oor, niet voor papier',
  paragraph:
    'Wie luistert kan niet terugbladeren. Daarom zijn de zinnen kort, met een stem en een geluid erbij, en eindigt het met één ding om te doen. Lees het hardop met een klok, schrap wat sleept en loop naar de microfoon.',
} satisfies PageWords;
