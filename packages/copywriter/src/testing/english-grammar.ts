import nlp from 'compromise';

/** What no English sentence of ours may hold, by part of speech. */
const mistakes = [
  '(most|few|other|many) #Adjective? #Singular (are|have|promise|cut)',
  '(comes|come) with (#PresentTense && !#Gerund && !#Noun)',
  '(helps|help|lets|let) you (#PresentTense && !#Infinitive && !#Noun)',
  '(a|an) (#Plural && !#Singular && !#Adjective && !#Value)',
  'they (is|has|does|was)',
  '(it|this) (are|were)',
  '(the|a|an|our|your) (the|a|an|our|your)',
];

/** A second opinion on our own rules, from a library that reads English. */
export function englishMistakes(text: string): string[] {
  const found = known.get(text) ?? mistakesIn(text);
  known.set(text, found);
  return found;
}

const known = new Map<string, string[]>();

function mistakesIn(text: string): string[] {
  const read = nlp(text);
  return mistakes.flatMap((mistake) => read.match(mistake).out('array') as string[]);
}
