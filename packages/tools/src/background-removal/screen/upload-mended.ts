import { loadPicture } from '../../kit/cutout/screen/browser-canvas.ts';
import type { ToolHost } from '../../kit/form/screen/tool-host.ts';
import type { BackgroundRemovalInput } from '../contract.ts';
import { maskCanvas, maskFile, mendedMask } from './mask-canvas.ts';
import type { MendHistory } from '../plan/mends.ts';
import type { FoundMask } from './use-found-masks.ts';

/** The whole mask, in its own size. */
const whole = 4096;

/** Sends the masks that were mended by hand and answers the input that uses them. */
export async function uploadMended(
  host: ToolHost,
  input: BackgroundRemovalInput,
  masks: ReadonlyMap<string, FoundMask>,
  historyOf: (picture: string) => MendHistory | undefined,
): Promise<BackgroundRemovalInput> {
  const pictures: BackgroundRemovalInput['pictures'] = [];
  for (const one of input.pictures) {
    const mask = masks.get(one.picture);
    const mends = historyOf(one.picture)?.done ?? [];
    if (mask === undefined || mends.length === 0) {
      pictures.push(one);
      continue;
    }
    const mended = mendedMask(maskCanvas(await loadPicture(mask.url), whole, 'grey'), mends);
    const watch = { signal: new AbortController().signal, onProgress: () => undefined };
    const asset = await host.upload(await maskFile(mended, 'mask.png'), watch);
    pictures.push({ ...one, mask: asset.asset_id, clicks: [] });
  }
  return { ...input, pictures };
}
