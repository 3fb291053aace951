import type { CutOutPreview } from '@adwright/contract/asset/asset.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { PictureCall, Pictures } from '../engines/pictures.ts';
import type { PictureShrinker } from '../uploads/ports.ts';

type Deps = { readonly pictures: Pick<Pictures, 'cutOut'>; readonly shrinkPicture: PictureShrinker };

/** The longer side of what is given away for looking. */
const longest = 640;

/** What a picture looks like without its background, before anything is paid for. */
export async function previewCutOut(deps: Deps, picture: Uint8Array, call: PictureCall): Promise<CutOutPreview> {
  const small = await deps.shrinkPicture(picture, longest);
  const { picture: cut, subject } = await deps.pictures.cutOut(small.body, call);
  if (subject === null) throw new AppError('subject_not_found');
  const { body, mime } = await deps.shrinkPicture(cut.bytes, longest);
  return { picture: `data:${mime};base64,${Buffer.from(body).toString('base64')}` };
}
