import type { Rendering } from '@adwright/domain/engines/rendering.ts';
import type { SampleAdPictures } from '@adwright/domain/library/sample-pictures.ts';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const mime = 'image/webp';
const name = /^[a-z]{2}-[a-z-]{2,30}-\d{2}$/;

type Parts = { readonly folder: string; readonly rendering: Pick<Rendering, 'drawPictures'> };

/**
 * Two who ask at once wait for the same picture, and one is drawn at a time: anybody may ask, and hundreds at once would
 * take every processor.
 */
export function createSampleAdPictures({ folder, rendering }: Parts): SampleAdPictures {
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (key: string): Promise<Uint8Array | null> => {
    const begin = (): Promise<Uint8Array | null> => draw(key, { folder, rendering });
    const made = last.then(begin, begin).finally(() => underWay.delete(key));
    last = made.catch(() => undefined);
    return made;
  };
  return {
    async read(key) {
      if (!name.test(key)) return null;
      const pending = underWay.get(key) ?? inTurn(key);
      underWay.set(key, pending);
      const bytes = await pending;
      return bytes && { bytes, mime };
    },
  };
}

/** The engines behind it are loaded with the first picture. */
async function draw(key: string, { folder, rendering }: Parts): Promise<Uint8Array | null> {
  const [{ readSampleAds }, { resolveSampleShot, sampleCreative }] = await Promise.all([
    import('@adwright/sample-ads/library-entries.ts'),
    import('@adwright/sample-ads/sample-creative.ts'),
  ]);
  const ad = (await readSampleAds()).find((one) => one.key === key);
  if (ad === undefined) return null;
  const print = createHash('sha256').update(JSON.stringify(ad)).digest('hex').slice(0, 16);
  const file = join(folder, `${key}-${print}.webp`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const order = { creative: await sampleCreative(ad), outputs: [{ format: 'webp', quality: 82 } as const] };
  const body = (await rendering.drawPictures([order], resolveSampleShot))[0]?.[0]?.body;
  if (body === undefined) throw new Error(`${key} was not drawn`);
  await mkdir(folder, { recursive: true });
  const partial = join(folder, `.${randomUUID()}`);
  try {
    await writeFile(partial, body);
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
  return body;
}
