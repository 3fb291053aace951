/**
 * Where a silent consonant is heard before a vowel. eSpeak says it wherever it could be said, in “commandez aujourd’hui”
 * and “sèches et prêtes”, as nobody does who is not reading verse; a voice that learned from people stumbles over it.
 */
import type { SpokenToken } from '../text/phrases.ts';

/** After these it is always heard: articles, pronouns, numbers, short prepositions and adverbs, and “est”. */
const binding = new Set(
  (
    'les des ces mes tes ses nos vos leurs aux quelques plusieurs certains certaines quels quelles un aucun mon ton son ' +
    'on nous vous ils elles en deux trois six dix vingt cent dans chez sans sous très plus moins trop bien tout quand ' +
    'est ont sont dont petits petites grands grandes bons bonnes beaux belles nouveaux nouvelles premiers autres mêmes ' +
    'petit grand bon premier dernier'
  ).split(' '),
);

const linking = new Set(['z', 't', 'n', 'p', 'ʁ', 'ɡ', 'k']);

/** Whether a sound at the end of a word may be a link to the next. */
function maybeLinked({ say }: SpokenToken, sounds: readonly string[]): boolean {
  const word = say.toLocaleLowerCase('fr').replaceAll(/[^\p{L}’'-]/gu, '');
  return linking.has(sounds.at(-1) ?? '') && !binding.has(word.split(/[’'-]/u).at(-1) ?? '');
}

/** `alone` is how the word sounds by itself: what it has more beside another is the link. */
function withoutLink(sounds: readonly string[], alone: readonly string[]): readonly string[] {
  const bare = (list: readonly string[]): string => list.join('').replaceAll(/[ˈˌ-]/gu, '');
  return bare(sounds.slice(0, -1)) === bare(alone) ? sounds.slice(0, -1) : sounds;
}

/** The sounds of each word of a French phrase, linked where people link them. */
export async function linkedAsPeopleDo(
  tokens: readonly SpokenToken[],
  sounds: readonly (readonly string[])[],
  soundAlone: (token: SpokenToken) => Promise<readonly string[]>,
): Promise<(readonly string[])[]> {
  return Promise.all(
    tokens.map(async (token, index) => {
      const own = sounds[index] ?? [];
      return maybeLinked(token, own) ? withoutLink(own, await soundAlone(token)) : own;
    }),
  );
}
