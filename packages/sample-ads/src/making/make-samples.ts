import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { markets } from '../markets.ts';
import { picturesFolder, dataFile } from '../places.ts';
import { type SampleAd, thumbWidth } from '../sample-ad.ts';
import { resolveSampleShot, sampleCreative } from '../sample-creative.ts';
import { planAds } from './plan-ads.ts';

/**
 * Writes the sample library: texts by the copywriter, pictures by the templates. Committed, since every installation
 * shows them. `npm run samples -w packages/sample-ads -- [language …]`
 */
const maxThumbBytes = 11_000;
const atOnce = 40;

const wanted = process.argv.slice(2);
const rendering = openRendering();
await mkdir(picturesFolder, { recursive: true });
for (const market of markets) {
  if (wanted.length > 0 && !wanted.includes(market.locale)) continue;
  const ads = await planAds(market);
  const old = (await readdir(picturesFolder)).filter((name) => name.startsWith(`${market.locale}-`));
  await Promise.all(old.map((name) => rm(new URL(name, picturesFolder))));
  for (let start = 0; start < ads.length; start += atOnce) await drawThumbs(ads.slice(start, start + atOnce));
  await writeFile(dataFile(market.locale), `[\n${ads.map((ad) => JSON.stringify(ad)).join(',\n')}\n]\n`);
  process.stdout.write(`${market.locale}: ${ads.length} ads\n`);
}
await rendering.close();

async function drawThumbs(ads: readonly SampleAd[]): Promise<void> {
  const orders = await Promise.all(
    ads.map(async (ad) => {
      const scale = thumbWidth / placementOf(ad.placement).width;
      return {
        creative: await sampleCreative(ad),
        outputs: [{ format: 'webp', scale, maxBytes: maxThumbBytes, quality: 70 } as const],
      };
    }),
  );
  const drawn = await rendering.drawPictures(orders, resolveSampleShot);
  for (const [index, ad] of ads.entries()) {
    const body = drawn[index]?.[0]?.body;
    if (body === undefined) throw new Error(`${ad.key} was not drawn`);
    await writeFile(new URL(`${ad.key}.webp`, picturesFolder), body);
  }
}
