import { createLibrary } from '@adwright/db/library/create-library.ts';
import { importAds, type ImportResult } from '@adwright/domain/library/import/import-ads.ts';
import { LibraryQuery } from '@adwright/contract/library/search.ts';
import type { Library } from '@adwright/domain/library/ports.ts';
import { searchLibrary } from '@adwright/domain/library/search-library.ts';
import { openPageReader } from '@adwright/page-reader/open-page-reader.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMediaKeeper } from './keep-media.ts';
import { readRecords } from './read-records.ts';

const rows = [
  'id,brand,platforms,started_on,headline,body,landing_page,images,last_seen_on',
  'good,Merrow,"facebook,tiktok",2026-05-01,Socks,"Soft, warm",https://merrow.example,,2026-06-01',
  'script,Evil,facebook,2026-05-01,<script>alert(1)</script>,"=cmd|calc",javascript:alert(1),,',
  'inside,Inner,facebook,2026-05-01,A picture from within,,,"http://127.0.0.1:1/a.png,http://169.254.169.254/x.png",',
  ',Nobody,myspace,2026-05-01,No such platform,,,,',
  ',Late,facebook,yesterday,No such day,,,,',
  ',,facebook,2026-05-01,No brand,,,,',
  'markup,Markup,facebook,2026-05-01,<img src=x onerror=alert(1)>,\u202eevil,,,',
];

describeOnDatabases('an import of strangers’ ads', (database) => {
  let folder: string;
  let library: Library;
  let result: ImportResult;
  const pages = openPageReader();
  const refuse = (): never => {
    throw new Error('nothing may be stored');
  };
  const storage = new Proxy({}, { get: () => refuse }) as Parameters<typeof createMediaKeeper>[0]['storage'];
  const keepMedia = createMediaKeeper({
    pages,
    storage,
    workFolders: { open: async () => ({ path: folder, remove: async () => undefined }), sweep: refuse },
    media: { probe: refuse, poster: refuse },
    cleanPicture: refuse,
    shrinkPicture: refuse,
    checkPicture: refuse,
  });
  const bring = async (lines: readonly string[], today = '2026-06-01'): Promise<ImportResult> => {
    const file = join(folder, 'ads.csv');
    await writeFile(file, lines.join('\n'));
    return importAds(library, { records: readRecords(file), today, keepMedia, onProgress: () => undefined });
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adwright-import-'));
    library = createLibrary(database().db);
    result = await bring(rows);
  });
  afterAll(async () => {
    await pages.close();
    await rm(folder, { recursive: true, force: true });
  });
  const found = async (keyword: string) => (await searchLibrary({ library }, LibraryQuery.parse({ keyword }))).list[0];

  it('keeps the good rows and names the others by line', () => {
    expect(result).toMatchObject({ rows: 7, ads: 3 });
    const reasons = result.first.map(({ line, reason }) => `${line} ${reason.split(':')[0] ?? ''}`);
    expect(reasons.toSorted()).toEqual(
      ['3 landing_page', '4 images', '4 images', '5 platforms.0', '6 started_on', '7 brand'].toSorted(),
    );
  });

  it('keeps nothing of what an address inside the network says, but the ad', async () => {
    expect(await found('picture from within')).toMatchObject({ brand: 'Inner', media: [] });
  });

  it('keeps texts as texts, without signs that turn them around', async () => {
    expect(await found('markup')).toMatchObject({ headline: '<img src=x onerror=alert(1)>', body: 'evil' });
  });

  it('notes what changed when an ad comes again', async () => {
    const again = (rows[1] ?? '').replace('Socks', 'Wool socks').replace('"facebook,tiktok"', 'facebook');
    await bring([rows[0] ?? '', again], '2026-06-20');
    const ad = await found('merrow');
    const detail = await library.find(ad?.id ?? '');
    expect(detail?.history.map(({ what, after }) => [what, after])).toEqual([
      ['started', null],
      ['headline', 'Wool socks'],
      ['platforms', 'facebook'],
      ['stopped', null],
    ]);
  });
});
