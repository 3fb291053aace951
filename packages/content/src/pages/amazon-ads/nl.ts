import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Amazon-advertenties',
  title: `Amazon-advertenties: koppen en tekst | ${brand.name}`,
  description:
    'Koppen en productbeschrijvingen voor Amazon die bij de feiten blijven: geen verzonnen reviews, geen beweringen die niet van jou komen.',
  heading: 'Amazon-advertenties die door de controle komen',
  paragraph: `Amazon wijst advertenties met onbewijsbare beweringen af. ${brand.name} schrijft koppen tot 50 tekens en beschrijvingen alleen uit je briefing, dus staat er niets in wat je niet hebt gezegd. Amazon vraagt een logo van minstens 600×600 en video in 1920×1080; die worden hier nog niet gemaakt.`,
} satisfies PageWords;
