import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Discord-Anzeigen',
  title: `Discord-Anzeigen: Texte für Communitys | ${brand.name}`,
  description:
    'Discord veröffentlicht wenig zu Anzeigenformaten, und seine Leute mögen keine Anzeigen, die nach Anzeige klingen. Schreib kurz, ehrlich und passend.',
  heading: 'Sprich wie jemand, der dazugehört',
  paragraph: `Auf Discord sind Menschen wegen ihrer Community und merken sofort, wenn jemand nur verkaufen will. Wähle einen freundlichen oder verspielten Ton und fass dich kurz. ${brand.name} erstellt auch Bildanzeigen in den Größen von Discord. Textlängen prüfst du im Werbeanzeigenmanager von Discord.`,
} satisfies PageWords;
