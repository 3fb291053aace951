/** What the benchmark's ads look like: as the sample ads do, each a little different. */
import { readLook } from '@adwright/contract/library/look.ts';
import { stepsOf } from '@adwright/domain/library/look-steps.ts';
import { sampleEntries } from '@adwright/sample-ads/library-entries.ts';

export type Ask = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

const atOnce = 2000;
/** How far a byte may be from the sample's: enough that no two are the same, and neighbours stay alike. */
const farthest = 24;

export async function sampleLooks(): Promise<Uint8Array[]> {
  const entries = await sampleEntries();
  return entries.flatMap(({ look }) => (look === undefined ? [] : (readLook(look) ?? [])));
}

export async function fillLooks(ask: Ask): Promise<void> {
  const samples = await sampleLooks();
  const { rows } = await ask('select id from library_ads order by id');
  const ids = rows.map((row) => (row as { id: string }).id);
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce).map((id, index) => {
      const look = likeSample(samples, from + index);
      return { id, look: `\\x${Buffer.from(look).toString('hex')}`, steps: stepsOf(look) };
    });
    await ask(
      `insert into library_looks (id, look, steps)
       select id, look, steps from json_populate_recordset(null::library_looks, $1::json)`,
      [JSON.stringify(part)],
    );
  }
  await ask('vacuum analyze library_looks');
}

/** The same for the same number, in every run. */
export function likeSample(samples: readonly Uint8Array[], number: number): Uint8Array {
  let state = number * 2_654_435_761;
  const sample = samples[number % samples.length] ?? new Uint8Array();
  return sample.map((value) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9;
    const off = Math.round((((state >>> 0) / 4_294_967_296) * 2 - 1) * farthest);
    return Math.max(0, Math.min(255, value + off));
  });
}
