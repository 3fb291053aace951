import type { AvatarVideoInput } from '@adwright/contract/project/avatar-video.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { perform } from '@adwright/presenter/speaking/perform.ts';
import sharp from 'sharp';
import { standAvatar } from '../../kit/avatar/node/stand-avatar.ts';
import { avatarProvenance } from '../../kit/avatar/plan/provenance.ts';
import { cutWhole } from '../../kit/cutout/node/cut-whole.ts';
import { hasBackground } from '../../kit/cutout/node/has-background.ts';
import { runThread } from '../../kit/cutout/node/run-thread.ts';
import { readPicture } from '../../kit/pictures/node/read-picture.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import { animate } from '../../kit/talking/node/animate.ts';
import { labelIn, packFilm } from '../../kit/talking/node/pack-film.ts';
import { speak } from '../../kit/talking/node/speak.ts';
import { fps } from '../../kit/talking/plan/film.ts';
import type { ToolContext, ToolJob } from '../../tool.ts';
import type { contract } from '../contract.ts';
import { filmOfAvatar, standingOf } from '../plan/film-of-avatar.ts';
import { type FrontShot, frontShotOf } from '../plan/photograph-front.ts';
import { type ProductPicture, productSource } from '../plan/product-front.ts';

const share = { looked: 8, spoken: 25, animated: 30, rendered: 95 } as const;

export const job: ToolJob<typeof contract> = async (input, context) => {
  await context.progress(2, 'look');
  const product = await readProduct(input, context);
  const { order, frame, face } = await standAvatar({ ...input, standing: standingOf(input) }, context);
  await context.progress(share.looked, 'speak');
  const { spoken, engine } = await speak(input, context);
  await context.progress(share.spoken, 'animate');
  const acted = perform(spoken, { fps, seed: seedOf(input.avatar) });
  const parts = {
    frame,
    fps,
    seconds: acted.frames.length / fps,
    words: spoken.words,
    label: await labelIn(input.language),
    face,
  };
  const creative = filmOfAvatar(input, parts, product);
  const presenter = { ...order, performance: acted };
  const { sync, animated, ...shown } = await animate(
    { engine: input.engine, creative, presenter, face, spoken, acted },
    context,
  );
  const packed = await packFilm(
    {
      ...shown,
      spoken,
      ...(product && { pictures: new Map([[productSource, product.bytes]]) }),
      brand: input.brand,
      stem: `${fileStem(titleOf(input), 'avatar-video')}-${input.ratio.replace(':', 'x')}`,
      provenance: avatarProvenance(input.avatar),
      onRendered: (done) => void context.progress(share.animated + done * (share.rendered - share.animated), 'render'),
      onPacking: () => context.progress(share.rendered, 'pack'),
    },
    context,
  );
  return { ...packed, engine, animated, sync };
};

function titleOf({ product, script }: AvatarVideoInput): string {
  return product?.title || script.split(/\s+/).slice(0, 5).join(' ');
}

type SeenProduct = ProductPicture & { readonly bytes: Uint8Array };

/** Without its ground and without the empty air about it; photographed where the film has a room for it. */
async function readProduct(input: AvatarVideoInput, context: ToolContext): Promise<SeenProduct | null> {
  const { product } = input;
  if (product === null) return null;
  const bytes = await readPicture(context, product.picture);
  const cut = (await hasBackground(bytes)) ? await cutWhole(context.pictures, bytes, context) : null;
  if (cut?.subject === null) throw new AppError('subject_not_found');
  const { data, info } = await sharp(cut?.picture.bytes ?? bytes)
    .autoOrient()
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 8 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const shot = frontShotOf(input);
  const photo = shot && (await photographed(data, shot, context));
  if (shot && photo) return { kind: 'photograph', bytes: photo, width: shot.width, height: shot.height };
  return { kind: 'cutout', bytes: data, width: info.width, height: info.height };
}

async function photographed(cutout: Uint8Array, shot: FrontShot, { signal }: ToolContext): Promise<Uint8Array | null> {
  let photo: Uint8Array | null = null;
  await runThread(new URL('./photograph-front-worker.ts', import.meta.url), { cutout, shot }, signal, async (part) => {
    photo = part as Uint8Array;
  });
  return photo;
}
