import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord-Anzeigen',
  title: `Discord-Anzeigen: Texte für Communitys | ${brand.name}`,
  description:
    'Discord veröffentlicht wenig zu Anzeigenformaten, und seine Leute mögen keine Anzeigen, die nach Anzeige klingen. Schreib kurz, ehrlich und passend.',
  heading: 'Sprich wie jemand, der dazugehört',
  paragraph: `Auf Discord sind die Menschen wegen ihrer Community und merken sofort, wenn jemand nur verkaufen will. Discord veröffentlicht keine vollständige Liste der Formate, darum setzt ${brand.name} hier kein festes Limit: Wähl einen freundlichen oder verspielten Ton, fass dich kurz und prüf die Längen in Discords Anzeigenverwaltung. Bilder und Video entstehen hier noch nicht.`,
} satisfies PageWords;
