import type { GrammarRule } from '../../engine/faults.ts';
import { type Grammar, wordSet } from '../../engine/grammar.ts';
import { germanNaming } from './naming.ts';

/** Third person, the product is the subject. No form here is also the imperative. */
export const verbs = wordSet(`
arbeitet atmet befeuchtet beruhigt besteht bietet bleibt blockiert brennt bringt dämpft dauert dimmt dreht duftet enthält entfernt erinnert
erkennt ersetzt erstellt fährt filtert findet fliegt funktioniert gibt gießt haftet hält hat hilft ist kombiniert kommt kostet kühlt lädt lässt läuft
leuchtet liefert liegt löst macht meldet misst nimmt öffnet organisiert passt pflegt plant reduziert reicht reinigt rollt schließt schmeckt schont
schreibt schützt sendet senkt sichert sitzt sorgt spart speichert stärkt startet steht steigert synchronisiert trägt trainiert trocknet übersetzt
unterstützt verbessert verbindet vereint verhindert verlängert verschlüsselt verwandelt wächst wärmt warnt wiegt wirkt zeigt zieht
`);

const traits = wordSet(`
atmungsaktiv auslaufsicher biologisch dermatologisch dimmbar einstellbar elastisch ergonomisch faltbar feuchtigkeitsspendend geruchsneutral
geruchlos glutenfrei handgefertigt handgemacht höhenverstellbar hypoallergen klappbar kabellos klimaneutral kompakt kompostierbar kratzfest laktosefrei langlebig
leicht leise nachfüllbar nachhaltig parfümfrei pflegeleicht recycelbar robust rutschfest schnelltrocknend spülmaschinenfest stapelbar stoßfest
tierversuchsfrei tragbar vegan verstellbar waschbar wasserdicht wasserabweisend wasserfest wetterfest wiederverwendbar zuckerfrei
`);

export const language: Grammar = {
  tag: 'de',
  verbs,
  traits,
  saysWhatItIs: /^(?:ein|eine|der|die|das|unser|unsere)\s/i,
  beforeAudience: /^für\s+/i,
  // "für" asks for the accusative: what is plural, feminine or neuter looks the same in it; a masculine does not.
  audience: (text) => (/^(?:der|ein|jeder|mein|unser|dieser)\s/i.test(text) ? {} : { audience: [text] }),
  naming: germanNaming,
};

export const rules: readonly GrammarRule[] = [
  {
    name: 'two articles',
    pattern: /\b(?:der|die|das|den|dem|ein|eine|einen) (?:der|die|das|den|dem|ein|eine|einen)\b/giu,
  },
  { name: 'a preposition with the wrong case', pattern: /\b(?:mit|von|zu|bei) (?:das|den|die) |\bfür (?:der|dem) /giu },
  { name: 'a contraction that was missed', pattern: /\b(?:von|bei|zu) dem |\bzu der /giu },
];

export const stopWords = wordSet(`
aber alle als am an auch auf aus bei bis da damit das dass dein deine dem den der des die diese dieser dieses doch du durch ein eine einem einen
einer es für ganz hat ihr im in ins ist ja jede jeder kein keine kann mehr mit nach nicht noch nur ob oder ohne pro sehr sich sie sind so
über um und hand prozent sekunde sekunden minute minuten stunde stunden tag tage woche wochen monat monate jahr jahre hälfte mal teil menschen uns unter vom von vor war was wenn wer wie wir wird zu zum zur
`);

/** Inside a sentence a capital marks a noun. */
export function isKeyword(word: string): boolean {
  return /^\p{Lu}\p{Ll}{3,}$/u.test(word);
}
