/** `npm run library`: what is in the ads library, and how to take the samples out of it or put them back. */
import { openLibrary } from '@adwright/db/library/open-library.ts';
import type { FileStorage } from '@adwright/domain/assets/ports.ts';
import type { Library } from '@adwright/domain/library/ports.ts';
import { openInstallation } from '../backup/open-installation.ts';
import { readEnv } from '../env.ts';
import { fillLibrary } from './fill-library.ts';

const usage = `npm run library                   says what is in it
npm run library remove-samples    takes the sample ads out; a start does not bring them back
npm run library add-samples       brings them back
npm run library import FILE       adds the ads of a CSV or JSON file (docs/importing-ads.md)
npm run library remove-imports    takes out everything that was imported
npm run library remove-fetched    takes out everything that came from Meta and TikTok`;

const shownFaults = 50;

type Parts = { readonly library: Library; readonly storage: FileStorage; readonly dataDir: string };

const commands: Readonly<Record<string, (parts: Parts) => Promise<string>>> = {
  status: async ({ library }) => {
    const { coverage } = await library.search({ sort: 'newest', after: null, page: 1, page_size: 1, facets: false });
    return `${coverage.ads} ads of ${coverage.brands} brands, from: ${coverage.sources.join(', ') || 'nowhere'}`;
  },
  'remove-samples': async ({ library }) => {
    const gone = await library.removeSource('sample');
    await library.rememberSource('sample', { version: 'removed', removed: true });
    return `${gone} sample ads removed. Ads that people saved stay in their collections.`;
  },
  'add-samples': async ({ library }) => {
    await library.rememberSource('sample', { version: 'wanted', removed: false });
    return `${await fillLibrary(library)} sample ads added.`;
  },
  import: async ({ library, storage, dataDir }) => {
    const file = process.argv[3];
    if (file === undefined) return usage;
    const { importFile } = await import('./import-file.ts');
    const say = (line: string): void => void process.stderr.write(`${line}\n`);
    const { rows, ads, faults, first } = await importFile(file, { library, storage, dataDir, say });
    const told = first.slice(0, shownFaults).map(({ line, reason }) => `line ${line}: ${reason}`);
    const more = faults > shownFaults ? [`… and ${faults - shownFaults} more`] : [];
    return [...told, ...more, `${rows} rows read, ${ads} ads added or updated, ${faults} problems.`].join('\n');
  },
  'remove-imports': async ({ library }) => {
    const gone = await library.removeSource('import');
    await library.rememberSource('import', { version: 'removed', removed: true });
    return `${gone} imported ads removed. Ads that people saved stay in their collections.`;
  },
  'remove-fetched': async ({ library }) => {
    let gone = 0;
    for (const source of ['meta', 'tiktok'] as const) {
      gone += await library.removeSource(source);
      await library.rememberSource(source, { version: 'removed', removed: true });
    }
    return `${gone} ads removed. While a key is configured, what people follow is fetched again.`;
  },
};

const command = commands[process.argv[2] ?? 'status'];
if (command === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}
const env = readEnv();
const installation = await openInstallation(env, { running: 'allowed' });
const { library, close } = await openLibrary(installation.database, (error) =>
  process.stderr.write(`${error.message}\n`),
);
try {
  process.stdout.write(`${await command({ library, storage: installation.storage, dataDir: env.DATA_DIR })}\n`);
} finally {
  await close();
  await installation.close();
}
