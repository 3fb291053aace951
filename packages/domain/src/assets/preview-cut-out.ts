import type { CutOutPreview } from '@adwright/contract/asset/asset.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { lookPictures } from '@adwright/contract/pay/free-work.ts';
import type { PictureCall, Pictures } from '../engines/pictures.ts';
import type { PictureShrinker } from '../uploads/ports.ts';
import { type LookDeps, lookForFree } from './look-for-free.ts';

type Deps = LookDeps & {
  readonly pictures: Pick<Pictures, 'cutOut'>;
  readonly shrinkPicture: PictureShrinker;
};

type PreviewRequest = {
  readonly userId: string;
  readonly picture: string;
  readonly signal?: AbortSignal;
  read(): Promise<Uint8Array>;
};

/** The longer side of what is given away for looking. */
const longest = 640;

/** What a picture looks like without its background, before anything is paid for. */
export function previewCutOut(deps: Deps, { userId, picture, read, signal }: PreviewRequest): Promise<CutOutPreview> {
  const look = { userId, pictures: lookPictures.cutOutPreview, question: ['cut-out', picture], signal };
  return lookForFree(deps, look, async (call) => preview(deps, await read(), call));
}

async function preview(deps: Deps, picture: Uint8Array, call: PictureCall): Promise<CutOutPreview> {
  const small = await deps.shrinkPicture(picture, longest);
  const { picture: cut, subject } = await deps.pictures.cutOut(small.body, call);
  if (subject === null) throw new AppError('subject_not_found');
  const { body, mime } = await deps.shrinkPicture(cut.bytes, longest);
  return { picture: `data:${mime};base64,${Buffer.from(body).toString('base64')}` };
}
