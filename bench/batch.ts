/**
 * `npm run bench:batch`: 500 image ads and 50 films as rows of a batch beside single runs of the same, on the product
 * as it starts: seconds and CPU seconds per piece, memory in the first and the last turn, and what is left of it all when the worker
 * is killed twice. `-- images` or `-- films` does one of the two, `-- images 100` with so many rows.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assets } from '@adwright/db/schema/assets.ts';
import { runs } from '@adwright/db/schema/runs.ts';
import { openOwnDatabase } from '../apps/server/src/testing/own-database.ts';
import { startProduct } from '../e2e/start-product.ts';
import { type BenchPerson, createBenchPerson } from './batch-person.ts';
import { type Kind, type Rounds, runRounds, type Turn } from './batch-rounds.ts';
import { median, report, round } from './report.ts';

const product = (index: number) => ({
  title: `Kestrel lamp ${index}`,
  pictures: ['sample:mug:cutout'],
  benefits: ['Dims to 2 percent'],
});

const images: Kind = {
  name: 'image ads',
  type: 8,
  params: (index) => ({ mode: 'wall', count: 1, seed: index, product: product(index) }),
  rows: 500,
  turn: 100,
  singles: 25,
};

/** Of three seconds, each about something else: nothing is taken from the scenes that were drawn before. */
const films: Kind = {
  name: 'films',
  type: 1,
  params: (index) => ({
    product: product(index),
    script: {
      scenes: [
        { on_screen: `Lamp number ${index}?`, seconds: 1.5 },
        { on_screen: `Get lamp ${index}`, seconds: 1.5 },
      ],
    },
    music: null,
    captions: null,
    ratios: ['1:1'],
  }),
  rows: 50,
  turn: 10,
  singles: 5,
};

const credits = 10_000;

async function measure(kind: Kind): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'adwright-bench-batch-'));
  try {
    const before = await openOwnDatabase(dataDir);
    const people = [await createBenchPerson(before, credits), await createBenchPerson(before, credits)] as const;
    await before.close();
    const env = { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000', STORAGE_LIMIT_GB: '0' };
    const running = await startProduct({ dataDir, keep: true, env });
    let rounds: Rounds;
    try {
      rounds = await runRounds(running, kind, people);
    } finally {
      await running.stop();
    }
    tell(kind, rounds, await whatIsLeft(dataDir, people[0], rounds));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Left = { readonly charged: number; readonly begunAgain: number; readonly twice: number };

/** What the books and the shelves say once everything has stopped. */
async function whatIsLeft(dataDir: string, { userId }: BenchPerson, { end }: Rounds): Promise<Left> {
  const database = await openOwnDatabase(dataDir);
  try {
    const rows = (await database.db.select().from(runs)).filter((run) => run.userId === userId);
    const files = (await database.db.select().from(assets)).filter((asset) => asset.userId === userId);
    const names = files.map(({ runId, name }) => `${runId} ${name}`);
    const madeTwice = end.rows.length - new Set(end.rows.map(({ id }) => id)).size;
    return {
      charged: credits - (await database.work.stores.credits.balance(userId)),
      begunAgain: rows.filter(({ attempts }) => attempts > 1).length,
      twice: names.length - new Set(names).size + madeTwice,
    };
  } finally {
    await database.close();
  }
}

function tell(kind: Kind, { batch, single, end, quoted }: Rounds, left: Left): void {
  const perPiece = (turns: readonly Turn[], what: 'seconds' | 'cpu') =>
    median(turns.map((one) => one[what] / one.made));
  const calm = batch.filter(({ killed }) => !killed);
  const [ofBatch, ofSingle] = [perPiece(calm, 'seconds'), perPiece(single, 'seconds')];
  const [cpuOfBatch, cpuOfSingle] = [perPiece(calm, 'cpu'), perPiece(single, 'cpu')];
  const [first, last] = [batch[0]?.peakMb ?? 0, batch.at(-1)?.peakMb ?? 0];
  const lost = kind.rows - end.rows.filter(({ status }) => status === 'succeeded').length;
  report(
    `${kind.rows} ${kind.name} in one batch, ${kind.singles * single.length} single runs in between, worker killed twice`,
    [
      {
        what: 'rows of a batch',
        'seconds per piece': round(ofBatch, 3),
        'CPU seconds per piece': round(cpuOfBatch, 3),
        'peak MB': round(last, 0),
      },
      {
        what: 'single runs',
        'seconds per piece': round(ofSingle, 3),
        'CPU seconds per piece': round(cpuOfSingle, 3),
        'peak MB': round(single.at(-1)?.peakMb ?? 0, 0),
      },
    ],
    {
      single_ratio: round(ofSingle / ofBatch),
      single_cpu_ratio: round(cpuOfSingle / cpuOfBatch),
      memory_growth: round(last / first),
      rows_begun_again: left.begunAgain,
      rows_lost: lost,
      files_made_twice: left.twice,
      charged_beyond_quote: left.charged - quoted,
    },
  );
  if (lost > 0 || left.twice > 0 || left.charged !== quoted) process.exitCode = 1;
}

/** The same in small: as many turns, each of fewer. */
function withRows(kind: Kind, rows: number): Kind {
  const share = (whole: number): number => Math.max(1, Math.ceil((whole * rows) / kind.rows));
  return { ...kind, rows, turn: share(kind.turn), singles: share(kind.singles) };
}

const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const rows = given.map(Number).find((number) => number > 0);
const wanted = given.filter((argument) => argument in { images, films });
for (const [name, kind] of Object.entries({ images, films }))
  if (wanted.length === 0 || wanted.includes(name)) await measure(rows === undefined ? kind : withRows(kind, rows));
