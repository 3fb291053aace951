import type { CutOutPreview } from '@adwright/contract/asset/asset.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { lookPictures } from '@adwright/contract/pay/free-work.ts';
import type { Clock } from '../clock.ts';
import { countFreeWork } from '../credits/count-free-work.ts';
import type { PictureCall, Pictures } from '../engines/pictures.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { PictureShrinker } from '../uploads/ports.ts';

type Deps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly pictures: Pick<Pictures, 'cutOut'>;
  readonly shrinkPicture: PictureShrinker;
  readonly limitFactor?: number;
};

type PreviewRequest = PictureCall & { readonly userId: string; read(): Promise<Uint8Array> };

/** The longer side of what is given away for looking. */
const longest = 640;
const busySeconds = 5;

/** Previews being made for each person, in this process. */
const underWay = new Map<string, number>();

/** What a picture looks like without its background, before anything is paid for. */
export async function previewCutOut(deps: Deps, { userId, read, signal }: PreviewRequest): Promise<CutOutPreview> {
  const work = { userId, pictures: lookPictures.cutOutPreview, now: deps.clock(), factor: deps.limitFactor ?? 1 };
  const { atOnce } = await deps.work.transact((stores) => countFreeWork(stores, work));
  const before = underWay.get(userId) ?? 0;
  if (before >= atOnce) throw new AppError('free_work_busy', { retry_after: busySeconds });
  underWay.set(userId, before + 1);
  try {
    return await preview(deps, await read(), { signal, person: userId });
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
  }
}

async function preview(deps: Deps, picture: Uint8Array, call: PictureCall): Promise<CutOutPreview> {
  const small = await deps.shrinkPicture(picture, longest);
  const { picture: cut, subject } = await deps.pictures.cutOut(small.body, call);
  if (subject === null) throw new AppError('subject_not_found');
  const { body, mime } = await deps.shrinkPicture(cut.bytes, longest);
  return { picture: `data:${mime};base64,${Buffer.from(body).toString('base64')}` };
}
