import { expect, it } from 'vitest';
import { readAdsFile } from './read-ads-file.ts';

it('reads a table row by row, and names the column that is wrong', async () => {
  const csv = [
    'brand,platforms,headline,landing_page,images,started_on',
    'Merrow,"facebook, tiktok",<b>Soft</b> socks,https://merrow.example,https://cdn.example/a.png,2026-05-01',
    ',facebook,No brand,,,',
    'Evil,facebook,A link,javascript:alert(1),,',
    'Late,facebook,A day,,,yesterday',
    'Space,myspace,A platform,,,',
    'Inner,facebook,A picture,,file:///etc/passwd,',
  ].join('\n');
  const { rows, problems, isCut } = await readAdsFile('ads.csv', csv);
  expect(rows).toMatchObject([
    {
      line: 2,
      ad: {
        platform: 'facebook',
        headline: '<b>Soft</b> socks',
        media: [{ picture_url: 'https://cdn.example/a.png' }],
      },
    },
  ]);
  expect(problems.map(({ line, field }) => `${line} ${field}`)).toEqual([
    '3 brand',
    '4 landing_page',
    '5 started_on',
    '6 platforms',
    '7 images',
  ]);
  expect(isCut).toBe(false);
});

it('reads arrays and lines of objects, and is not stopped by what is none', async () => {
  const ads = [{ brand: 'Merrow', id: 'a' }, 'nonsense', { brand: 'Merrow', id: 'b' }];
  const array = await readAdsFile('ads.json', JSON.stringify(ads));
  const lines = await readAdsFile('ads.jsonl', '{"brand":"Merrow","id":"a"}\n{broken\n{"brand":"Merrow","id":"b"}');
  for (const { rows, problems } of [array, lines]) {
    expect(rows.map(({ line }) => line)).toEqual([1, 3]);
    expect(problems).toEqual([{ line: 2, field: '' }]);
  }
  // The same ad, whatever file it comes in, is saved once.
  expect(array.rows[0]?.ad.key).toBe(lines.rows[0]?.ad.key);
});

it('takes as many rows as can be saved, and says that there are more', async () => {
  const { rows, isCut } = await readAdsFile(
    'ads.csv',
    `brand,id\n${Array.from({ length: 20_000 }, (_, at) => `B,${at}`).join('\n')}`,
  );
  expect([rows.length, isCut]).toEqual([5000, true]);
});

it('tells a file of ads with wrong rows from one that is no file of ads', async () => {
  const named = async (name: string, text: string) => (await readAdsFile(name, text)).hasBrand;
  expect(await named('ads.csv', 'Brand,headline\n,None\n')).toBe(true);
  expect(await named('ads.csv', 'Brand name,Title\nMerrow,Socks\n')).toBe(false);
  expect(await named('ads.json', '[{"brand":5},{}]')).toBe(true);
  expect(await named('ads.json', '{broken')).toBe(false);
});
