import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Facebook-advertenties',
  title: `Facebook-advertenties: tekst en formaten | ${brand.name}`,
  description:
    'Facebook-teksten die passen: 125 tekens voor de vouw, 27 tot 40 voor de kop. Schrijf de jouwe uit je eigen feiten, met de formaten erbij.',
  heading: 'Facebook-advertenties die meteen ter zake komen',
  paragraph: `De feed toont ongeveer 125 tekens primaire tekst vóór “Meer weergeven”, en 27 tot 40 van de kop. ${brand.name} schrijft beide op maat en maakt de beelden: 1080×1080 en 1080×1350 voor de feed, 1080×1920 voor stories.`,
} satisfies PageWords;
