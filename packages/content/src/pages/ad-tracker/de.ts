import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Anzeigen-Tracker',
  title: `Anzeigen-Tracker: Anzeigen im Verlauf | ${brand.name}`,
  description:
    'Wissen, wann ein Wettbewerber eine Anzeige startet, ändert oder stoppt. Wofür der Tracker gedacht ist und was du mit eigenen Anzeigen heute tun kannst.',
  heading: 'Erfahre, wann eine Anzeige startet, sich ändert oder endet',
  paragraph: `Der Tracker soll Werbetreibenden folgen, die du auswählst, und melden, was neu ist, was sich geändert hat und was weg ist. Noch folgt er niemandem. Für deine eigenen Kampagnen bleibt jeder Textlauf in ${brand.name} mit Briefing, Datum und Seed gespeichert: Du siehst immer, was wann geschrieben wurde, und kannst es wiederholen.`,
} satisfies PageWords;
