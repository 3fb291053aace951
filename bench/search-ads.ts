/** Ads for the benchmark of searches, written by the database itself: a million over the wire would take an hour. */
import type { Database } from '@adwright/db/open-database.ts';
import { restsOf } from '@adwright/domain/library/near-words.ts';

export const vocabulary = 20_000;
const syllables = 'bacedifogukalemonipurasetivowuxayezibo';
const parts = syllables.length / 2;
const atOnce = 50_000;

/** Made-up words, each with a number; the first ones are in every other ad, the last in hardly any. */
export function wordOf(number: number): string {
  const part = (index: number): string => syllables.slice(2 * (index % parts), 2 * (index % parts) + 2);
  return part(number) + part(Math.floor(number / parts)) + part(Math.floor(number / parts ** 2)) + part(number * 7);
}

/** The same in the database's own words. */
const wordFunction = `
  create or replace function bench_word() returns text language sql volatile as $$
    select substr('${syllables}', 1 + 2 * (i % ${parts}), 2) || substr('${syllables}', 1 + 2 * (i / ${parts} % ${parts}), 2)
      || substr('${syllables}', 1 + 2 * (i / ${parts ** 2} % ${parts}), 2) || substr('${syllables}', 1 + 2 * (i * 7 % ${parts}), 2)
    from (select floor(${vocabulary} * power(random(), 3))::int as i) as chosen
  $$`;

const words = (count: number): string => Array.from({ length: count }, () => 'bench_word()').join(` || ' ' || `);

function adsBetween(from: number, to: number): string {
  return `
    insert into library_ads (source, key, brand, platforms, countries, language, format, cta, category, headline, body,
      description, started_on, last_seen_on, active, media, palette, history, search_brand, search_title, search_text,
      search_tags)
    select 'import', 'bench-' || n, brand, array[platform], array[country], language, format, 'shop_now', category, title,
      text, '', started, started + (random() * 200)::int, random() < 0.4, '[]', '{}', '[]', brand, title, text,
      array['platform=' || platform, 'country=' || country, 'language=' || language, 'format=' || format,
        'category=' || category, 'brand=' || brand, 'source=import', 'cta=shop_now']
    from (
      select n, 'brand' || (random() * 5000)::int as brand, ${words(6)} as title, ${words(24)} as text,
        (array['facebook', 'instagram', 'tiktok', 'youtube', 'google'])[1 + (n * 7) % 5] as platform,
        (array['us', 'gb', 'de', 'fr', 'jp', 'br', 'es', 'it'])[1 + (n * 3) % 8] as country,
        (array['en', 'de', 'fr', 'es'])[1 + n % 4] as language,
        (array['image', 'video'])[1 + n % 2] as format,
        (array['beauty', 'food', 'home', 'fashion', 'sports'])[1 + (n * 11) % 5] as category,
        date '2023-01-01' + (random() * 1400)::int as started
      from generate_series(${from + 1}, ${to}) as n
    ) as made`;
}

export async function fillAds(database: Database, { from, to }: { from: number; to: number }): Promise<void> {
  const ask = (text: string, values: unknown[] = []): Promise<unknown> =>
    database.kind === 'postgres' ? database.pool.query(text, values) : database.pglite.query(text, values);
  await ask(wordFunction);
  for (let start = from; start < to; start += atOnce) await ask(adsBetween(start, Math.min(to, start + atOnce)));
  if (from === 0) await fillWords(ask);
  await ask('vacuum analyze library_ads');
  await ask('analyze library_words');
}

async function fillWords(ask: (text: string, values: unknown[]) => Promise<unknown>): Promise<void> {
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
