import type { CutOutPart } from '@adwright/contract/asset/asset.ts';
import type { CutClick } from '@adwright/contract/asset/cut-click.ts';
import { lookPictures } from '@adwright/contract/pay/free-work.ts';
import type { Pictures } from '../engines/pictures.ts';
import type { PictureShrinker } from '../uploads/ports.ts';
import { type LookDeps, lookForFree } from './look-for-free.ts';

type Deps = LookDeps & {
  readonly pictures: Pick<Pictures, 'selectPart'>;
  readonly shrinkPicture: PictureShrinker;
};

type PartRequest = {
  readonly userId: string;
  readonly picture: string;
  readonly signal?: AbortSignal;
  readonly clicks: readonly CutClick[];
  read(): Promise<Uint8Array>;
};

/** The longer side of the mask: its edge is still sharp on a picture twice as large. */
const longest = 1600;

/** The outline of the part of a picture that somebody points at. */
export function selectCutPart(deps: Deps, { userId, picture, clicks, read, signal }: PartRequest): Promise<CutOutPart> {
  const look = { userId, pictures: lookPictures.cutOutPart, question: ['part', picture, clicks], signal };
  return lookForFree(deps, look, async (call) => {
    const small = await deps.shrinkPicture(await read(), longest);
    const { bytes, mime } = await deps.pictures.selectPart(small.body, clicks, call);
    return { mask: `data:${mime};base64,${Buffer.from(bytes).toString('base64')}` };
  });
}
