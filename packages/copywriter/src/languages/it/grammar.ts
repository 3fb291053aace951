import type { GrammarRule } from '../../engine/faults.ts';
import { type Grammar, wordSet } from '../../engine/grammar.ts';
import { romanceNaming } from '../romance-naming.ts';
import { feminine, masculine } from './nouns.ts';

/** Third person, the product is the subject. */
export const verbs = wordSet(`
adatta aggiorna aiuta allevia ama apre arriva asciuga asciugano assorbe attiva automatizza avvisa avvolge blocca calma collega combina contiene converte costa crea custodisce
dura elimina evita fa facilita filtra fornisce funziona garantisce gestisce idrata illumina include lascia lava lavora legge libera lenisce mantiene migliora
misura monta mostra nutre offre organizza pesa permette piega porta protegge pulisce raffredda resiste respira riduce rimuove rinforza ripara ripiega riscalda ricorda ricarica
risparmia scalda semplifica serve sincronizza sollecita sopporta sostituisce sta stimola supporta tiene traduce trasforma unisce va
`);

const traits = wordSet(`
antiscivolo biodegradabile biologica biologico cablata compatta compatto compostabile comoda comodo durevole elastica elastico ergonomica ergonomico impermeabile
inodore ipoallergenica ipoallergenico lavabile leggera leggero modulare morbida morbido pieghevole portatile regolabile resistente ricaricabile
riciclabile riutilizzabile robusta robusto silenziosa silenzioso traspirante vegana vegano
`);

const naming = romanceNaming(
  { masculine, feminine },
  {
    article: (name, gender, number) => {
      if (number === 'many') return null;
      if (/^h?[aeiouàèéìòù]/iu.test(name)) return 'l’';
      if (gender === 'f') return 'la ';
      return /^(?:z|x|y|gn|ps|pn|s[bcdfghklmnpqrtvz])/iu.test(name) ? 'lo ' : 'il ';
    },
    is: { one: 'è', many: 'sono' },
    agreeing: {
      meant: { m: { one: 'pensato', many: 'pensati' }, f: { one: 'pensata', many: 'pensate' } },
      yours: { m: { one: 'tuo', many: 'tuoi' }, f: { one: 'tua', many: 'tue' } },
    },
    ownArticle: /^(?:il|lo|la|i|gli|le|l['’]|una?|uno|mio|mia|nostr[oa])[\s'’]/iu,
    singular: () => [],
  },
);

export const language: Grammar = {
  tag: 'it',
  verbs,
  beforeVerb: /^(?:si|non|ti|ne)$/u,
  traits,
  saysWhatItIs: /^(?:una?|uno|un['’]|il|lo|la|i|gli|le|l['’])[\s’']?/iu,
  beforeAudience: /^per\s+/iu,
  naming,
};

export const rules: readonly GrammarRule[] = [
  { name: 'a missing contraction', pattern: /(?<!\p{L})(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l’)(?= |\p{L})/giu },
  { name: 'il before s and a consonant', pattern: /(?<!\p{L})il (?:z|gn|ps|s[bcdfghklmnpqrtvz])\p{L}+/giu },
  { name: 'a missing elision', pattern: /(?<!\p{L})(?:lo|la|una) [aeiou]\p{L}+/giu },
  { name: 'two articles', pattern: /(?<!\p{L})(?:il|lo|la|gli|le) (?:il|lo|la|gli|le|una?) /giu },
];

export const stopWords = wordSet(`
a ad agli ai al alla alle allo anche ancora avere che chi ci come con così cui da dagli dai dal dalla dalle degli dei del della delle dello di dopo dove due e è ed essere fino fra gli ha
hai hanno i il in io la le lei li lo loro ma mai mezza mi mia mio molto ne negli nei nel nella nelle niente no noi non nostra nostro o ogni per però perché più poco quale quando quello questa questo
qui se senza si sì solo sono sopra sotto su sua sue sui sul sulla suo tra tu tua tuo tutti tutto un una uno vi voi
`);
