import type { GrammarRule } from '../../engine/faults.ts';
import { type Grammar, type Words, wordSet } from '../../engine/grammar.ts';

/** What products are called by; a compound has the article of its last part. */
const deWords = wordSet(`
app bank bril broek camera chocolade crème deken dienst douche drinkfles fiets fles gitaar jas jurk kaars kaas ketting koffer koffie koptelefoon lader lamp luidspreker machine
matras mok muts olie oplader pan pen plant ring riem rugzak saus schoen serie sjaal stoel stofzuiger tas tafel tandenborstel thee trui waterkoker wijn zeep
`);
const hetWords = wordSet(`
bed boek brood dekbed festival glas horloge kleed kussen masker mes parfum pakket product programma serum shirt spel tapijt toestel vest
`);

/** Third person, the product is the subject; none of these is also an imperative. */
const verbs = wordSet(`
ademt bespaart beschermt bevat biedt blijft blokkeert brandt brengt dempt detecteert droogt duurt filtert geeft geurt groeit heeft helpt herinnert houdt is kan koelt koppelt kost krijgt laat laadt levert
ligt loopt maakt meet neemt onthoudt opent past plakt reinigt ruikt schrijft sluit smaakt spaart staat start stuurt toont trekt verbetert verbindt verlaagt verlengt vermindert vervangt verwarmt
verwijdert verzacht verzorgt voelt voorkomt vouwt wast weegt werkt zit zorgt zuivert
`);

const traits = wordSet(`
ademend afneembaar biologisch compact composteerbaar comfortabel duurzaam draadloos draagbaar dimbaar ergonomisch glutenvrij handgemaakt hypoallergeen inklapbaar kleurvast krasvast lekvrij licht
navulbaar oplaadbaar parfumvrij recyclebaar robuust stapelbaar stil suikervrij vaatwasserbestendig veganistisch verstelbaar wasbaar waterdicht waterafstotend weerbestendig
`);

function naming(name: string): Words {
  if (/^(?:de|het|een|mijn|onze?|jouw)\s/iu.test(name)) return {};
  const words = name.toLowerCase().split(/\s+/u);
  const article = [words.at(-1), words[0]].map((word) => articleOf(word ?? '')).find((found) => found !== null);
  if (article === undefined || article === null) return {};
  const named = [`${article} ${name}`];
  const it = article === 'de' ? 'hij' : 'het';
  return { product: named, productObject: named, productDative: named, it: [it], is: ['is'] };
}

function articleOf(word: string): 'de' | 'het' | null {
  const longest = (nouns: ReadonlySet<string>) =>
    Math.max(0, ...[...nouns].filter((noun) => word.endsWith(noun)).map((noun) => noun.length));
  const [common, neuter] = [longest(deWords), longest(hetWords)];
  if (Math.max(common, neuter) < 3) return null;
  return common >= neuter ? 'de' : 'het';
}

export const language: Grammar = {
  tag: 'nl',
  verbs,
  traits,
  saysWhatItIs: /^(?:een|de|het|onze?)\s/iu,
  beforeAudience: /^voor\s+/iu,
  naming,
};

export const rules: readonly GrammarRule[] = [
  { name: 'two articles', pattern: /(?<!\p{L})(?:de|het|een) (?:de|het|een) /giu },
  { name: 'a verb twice', pattern: /(?<!\p{L})(?:is|heeft) (?:is|heeft|houdt|maakt) /giu },
];

export const stopWords = wordSet(`
aan al alle als altijd bij dan dat de deze die dit door een en er geen geworden had half hebben heeft hem het hij hoe hun ik in is ja je jij jouw kan kunnen maar me meer men met mij mijn na naar
niet niets nog nu of om omdat ons onze ook op over per te tegen toch tot u uit uw van veel voor want was wat we wel werd wie wij wordt ze zelf zich zij zijn zo zonder zou
`);
