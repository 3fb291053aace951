/** Ads for the benchmark of searches, written by the database itself: a million over the wire would take an hour. */
import type { Database } from '@adwright/db/open-database.ts';
import type { Library } from '@adwright/domain/library/ports.ts';
import { restsOf } from '@adwright/domain/library/near-words.ts';
import { type Ask, fillLooks } from './search-looks.ts';

export const vocabulary = 20_000;
const syllables = 'bacedifogukalemonipurasetivowuxayezibo';
const parts = syllables.length / 2;
const atOnce = 50_000;
const phrases = 200_000;
/** As `packages/db/src/library/slices.ts` has them. */
const sliceSteps = [1, 5, 30, 180];

/** Made-up words, each with a number; the first ones are in every other ad, the last in hardly any. */
export function wordOf(number: number): string {
  const part = (index: number): string => syllables.slice(2 * (index % parts), 2 * (index % parts) + 2);
  return part(number) + part(Math.floor(number / parts)) + part(Math.floor(number / parts ** 2)) + part(number * 7);
}

/** The same in the database's own words: many texts of a few words each, put together anew for every ad. */
const phraseTable = `
  create unlogged table if not exists bench_phrases as
    select p, string_agg(substr('${syllables}', 1 + 2 * (i % ${parts}), 2)
      || substr('${syllables}', 1 + 2 * (i / ${parts} % ${parts}), 2)
      || substr('${syllables}', 1 + 2 * (i / ${parts ** 2} % ${parts}), 2)
      || substr('${syllables}', 1 + 2 * (i * 7 % ${parts}), 2), ' ') as words
    from (select p, floor(${vocabulary} * power(random(), 3))::int as i
      from generate_series(0, ${phrases - 1}) as p, generate_series(1, 3)) as chosen group by p;
  create unique index if not exists bench_phrases_of on bench_phrases (p)`;

const phrase = (name: string): string => `join bench_phrases ${name} on ${name}.p = made.${name}`;
const pick = (name: string): string => `floor(${phrases} * random())::int as ${name}`;
const titleOf = ['t1', 't2'];
const textOf = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'];
const together = (names: readonly string[]): string => names.map((name) => `${name}.words`).join(` || ' ' || `);

function adsBetween(from: number, to: number): string {
  return `
    insert into library_ads (source, key, brand, platforms, countries, language, format, cta, category, headline, body,
      description, started_on, last_seen_on, active, media, palette, history, search_brand, search_title, search_text,
      search_tags)
    select 'import', 'bench-' || n, brand, array[platform], array[country], language, format, 'shop_now', category, title,
      text, '', date '1970-01-01' + started, date '1970-01-01' + started + ran, active, '[]', '{}', '[]', brand, title, text,
      array['platform=' || platform, 'country=' || country, 'language=' || language, 'format=' || format,
        'category=' || category, 'brand=' || brand, 'source=import', 'cta=shop_now', 'active=' || active,
        ${sliceSteps.map((step) => `'started${step}=' || started / ${step}, 'ran${step}=' || ran / ${step}`).join(', ')}]
    from (
      select made.*, ${together(titleOf)} as title, ${together(textOf)} as text from (
        select n, 'brand' || (random() * 5000)::int as brand, ${[...titleOf, ...textOf].map(pick).join(', ')},
          (array['facebook', 'instagram', 'tiktok', 'youtube', 'google'])[1 + (n * 7) % 5] as platform,
          (array['us', 'gb', 'de', 'fr', 'jp', 'br', 'es', 'it'])[1 + (n * 3) % 8] as country,
          (array['en', 'de', 'fr', 'es'])[1 + n % 4] as language,
          (array['image', 'video'])[1 + n % 2] as format,
          (array['beauty', 'food', 'home', 'fashion', 'sports'])[1 + (n * 11) % 5] as category,
          19358 + (random() * 1400)::int as started, (random() * 200)::int as ran, random() < 0.4 as active
        from generate_series(${from + 1}, ${to}) as n
      ) as made ${[...titleOf, ...textOf].map(phrase).join(' ')}
    ) as ads`;
}

/** Without its index the table fills several times as quickly, and the index is then built in one go. */
export async function fillAds(database: Database, library: Library, ads: number): Promise<void> {
  if ((await library.sourceState('import'))?.version === String(ads)) return;
  await onOneConnection(database, async (ask) => {
    for (const statement of phraseTable.split(';')) await ask(statement);
    await ask(`set maintenance_work_mem = '512MB'`);
    await ask('truncate library_ads, library_words cascade');
    await ask('drop index if exists library_ads_search');
    for (let start = 0; start < ads; start += atOnce) await ask(adsBetween(start, Math.min(ads, start + atOnce)));
    await ask('create index library_ads_search on library_ads using gin (search)');
    await fillWords(ask);
    await fillLooks(ask);
    await ask('vacuum analyze library_ads');
    await ask('vacuum analyze library_words');
    await ask('reset maintenance_work_mem');
  });
  await library.rememberSource('import', { version: String(ads), removed: false });
}

async function onOneConnection(database: Database, work: (ask: Ask) => Promise<void>): Promise<void> {
  if (database.kind === 'embedded') return work((text, values) => database.pglite.query(text, values));
  const client = await database.pool.connect();
  try {
    await work((text, values) => client.query(text, values));
  } finally {
    client.release();
  }
}

async function fillWords(ask: Ask): Promise<void> {
  const known = [...new Set(Array.from({ length: vocabulary }, (_, number) => wordOf(number)))];
  for (let start = 0; start < known.length; start += 500) {
    const part = known.slice(start, start + 500);
    const rows = part.map((word) => ({ source: 'import', word, uses: 1, rests: restsOf(word) }));
    await ask(
      `insert into library_words (source, word, uses, rests)
       select source, word, uses, rests from json_populate_recordset(null::library_words, $1::json)`,
      [JSON.stringify(rows)],
    );
  }
}
