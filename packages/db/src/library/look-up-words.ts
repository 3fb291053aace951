import { likeliest, restsOf } from '@adwright/domain/library/near-words.ts';
import { sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { dictionaries } from './dictionaries.ts';
import { rowsOf } from '../rows-of.ts';
import { beginsTag } from './tags.ts';
import type { WordForms } from './text-query.ts';

const mostContinuations = 20;

type Lexized = {
  readonly word: string;
  readonly uses: number;
  readonly lexemes: readonly (readonly string[] | null)[];
};

/** All forms of every word, with what was meant by those that the library does not have. */
export async function lookUpWords(
  db: Orm,
  words: readonly string[],
  languages: readonly string[] | undefined,
): Promise<{ forms: Map<string, WordForms>; corrected: { word: string; as: string }[] }> {
  if (words.length === 0) return { forms: new Map(), corrected: [] };
  const found = await lexize(db, words, languages);
  const unknown = found.filter(({ uses }) => uses === 0).map(({ word }) => word);
  const guesses = await guess(db, unknown);
  const longer = await continuations(db, unknown.filter(beginsTag));
  const guessed = await lexize(db, [...new Set([...guesses.values(), ...longer.values()].flat())], languages);
  const formsOfGuess = new Map(guessed.map((one) => [one.word, lexemesOf(one)]));
  const corrected: { word: string; as: string }[] = [];
  const forms = new Map<string, WordForms>();
  for (const one of found) {
    const lexemes = lexemesOf(one);
    const nearest = guesses.get(one.word) ?? [];
    const meant = nearest.flatMap((word) => formsOfGuess.get(word) ?? []);
    const goesOn = (longer.get(one.word) ?? []).flatMap((word) => formsOfGuess.get(word) ?? []);
    const [first] = nearest;
    // "Sneakers" where only "sneaker" is written is no error.
    if (first !== undefined && !meant.some((lexeme) => lexemes.includes(lexeme)))
      corrected.push({ word: one.word, as: first });
    const isFiller = one.lexemes.some((list) => list?.length === 0);
    forms.set(one.word, { lexemes, isFiller, isKnown: one.uses > 0, meant, goesOn });
  }
  return { forms, corrected };
}

function lexemesOf({ word, lexemes }: Lexized): string[] {
  return [...new Set([word, ...lexemes.flatMap((list) => list ?? [])])];
}

async function lexize(db: Orm, words: readonly string[], languages: readonly string[] | undefined): Promise<Lexized[]> {
  if (words.length === 0) return [];
  const wanted = languages?.map((language) => language.toLowerCase().split('-')[0]);
  const known = dictionaries.filter(({ language }) => wanted === undefined || wanted.includes(language));
  const forms = known.map(({ config }) => sql`ts_lexize(${`pg_catalog.${config}_stem`}::regdictionary, asked.word)`);
  const lexemes = forms.length === 0 ? sql`'[]'::json` : sql`json_build_array(${sql.join(forms, sql`, `)})`;
  return rowsOf<Lexized>(
    db,
    sql`select asked.word, ${lexemes} as lexemes,
        coalesce((select sum(uses) from library_words where library_words.word = asked.word), 0)::int as uses
      from unnest(${sql.param([...words])}::text[]) as asked(word)`,
  );
}

/** What the library's most used words make of a beginning. Few words are asked about, and none that is typed often. */
async function continuations(db: Orm, words: readonly string[]): Promise<Map<string, string[]>> {
  const found = await Promise.all(
    words.map(async (begun) => {
      const rows = await rowsOf<{ word: string }>(
        db,
        sql`select word from library_words where starts_with(word, ${begun}) group by word order by sum(uses) desc limit ${mostContinuations}`,
      );
      return [begun, rows.map(({ word }) => word)] as const;
    }),
  );
  return new Map(found);
}

async function guess(db: Orm, words: readonly string[]): Promise<Map<string, string[]>> {
  const typed = words.filter((word) => restsOf(word).length > 0);
  if (typed.length === 0) return new Map();
  const rests = typed.flatMap(restsOf);
  const near = await rowsOf<{ word: string; uses: number }>(
    db,
    sql`select word, sum(uses)::int as uses from library_words where rests && ${sql.param(rests)}::text[] group by word limit 500`,
  );
  return new Map(typed.map((word) => [word, likeliest(word, near)]));
}
