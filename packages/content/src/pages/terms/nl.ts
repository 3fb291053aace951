import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Voorwaarden',
  title: `Gebruiksvoorwaarden | ${brand.name}`,
  description: `De regels voor deze installatie van ${brand.name}: je account, je werk, credits en teruggave, wat niet mag, en de opensourcelicentie.`,
  heading: 'Gebruiksvoorwaarden',
  paragraph: 'Geschreven om te lezen: wat je mag verwachten, wat van je wordt verwacht en wat er met je werk gebeurt.',
  updated: 'Laatst gewijzigd op 15 november 2026',
} satisfies WordsOf<typeof english>;
