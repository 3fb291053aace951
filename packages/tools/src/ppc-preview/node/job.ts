import { zipFiles } from '../../kit/pictures/node/zip-files.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import type { ToolJob } from '../../tool.ts';
import { adsEditorCsv } from '../plan/ads-editor-csv.ts';
import { combinationAt, countCombinations } from '../plan/combinations.ts';
import type { contract } from '../contract.ts';
import { strengthOf } from '../plan/judge.ts';
import { type Device, resultCreative } from '../plan/result-creative.ts';

/** So many ways the ad may appear are drawn, on each kind of screen. */
const drawnCombinations = 3;
const devices: readonly Device[] = ['phone', 'desktop'];

/** How the label above an ad reads is the search page's business; in the picture it stands in English. */
const words = { sponsored: 'Sponsored', language: 'en', direction: 'ltr' } as const;

export const job: ToolJob<typeof contract> = async (input, context) => {
  await context.progress(5, 'check');
  const { score, level } = strengthOf(input);
  const stem = fileStem(input.business);
  const csv = { name: `${stem}-search-ad.csv`, body: new TextEncoder().encode(adsEditorCsv(input)) };
  await context.saveAsset({ ...csv, mime: 'text/csv' });
  await context.progress(20, 'draw');
  const shots = devices.flatMap((device) =>
    Array.from({ length: drawnCombinations }, (_, number) => ({
      name: `${stem}-${device}-${number + 1}.png`,
      creative: resultCreative(input, combinationAt(input, number), device, words),
      outputs: [{ format: 'png' as const }],
    })),
  );
  const nothing = (): Promise<Uint8Array> => Promise.reject(new Error('a search ad has no pictures'));
  const drawn = await context.rendering.drawPictures(shots, nothing, { signal: context.signal });
  await context.progress(85, 'pack');
  const entries = [csv];
  for (const [index, { name }] of shots.entries()) {
    const picture = drawn[index]?.[0];
    if (!picture) continue;
    const { body, width, height } = picture;
    await context.saveAsset({ name, mime: 'image/png', body, width, height });
    entries.push({ name, body: new Uint8Array(body) });
  }
  await context.saveAsset({ name: `${stem}-search-ad.zip`, mime: 'application/zip', body: zipFiles(entries) });
  return { strength: level, score, combinations: countCombinations(input), csv: csv.name };
};
