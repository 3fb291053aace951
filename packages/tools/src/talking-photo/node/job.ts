import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { perform } from '@adwright/presenter/speaking/perform.ts';
import { readPicture } from '../../kit/pictures/node/read-picture.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import { animate } from '../../kit/talking/node/animate.ts';
import { labelIn, packFilm } from '../../kit/talking/node/pack-film.ts';
import { speak } from '../../kit/talking/node/speak.ts';
import { captioned, filmOf, fps } from '../../kit/talking/plan/film.ts';
import type { ToolJob } from '../../tool.ts';
import type { contract } from '../contract.ts';
import { cropFor, frameOf, inFrame } from '../../kit/talking/plan/framing.ts';
import { lookAtPhoto } from '../../kit/talking/node/look-at-photo.ts';

const share = { looked: 8, spoken: 25, animated: 30, rendered: 95 } as const;

export const job: ToolJob<typeof contract> = async (input, context) => {
  const { signal } = context;
  await context.progress(2, 'look');
  const photo = await readPicture(context, input.photo);
  const { face, width, height } = await lookAtPhoto(context.pictures, photo, { signal, person: context.userId });
  await context.progress(share.looked, 'speak');
  const { spoken, engine } = await speak(input, context);
  await context.progress(share.spoken, 'animate');
  const acted = perform(spoken, { fps, seed: seedOf(input.photo) });
  const crop = cropFor(input.ratio, { width, height }, face.box);
  const frame = frameOf(input.ratio, crop);
  const seen = inFrame(face.box, crop, frame);
  const creative = filmOf(captioned(input), {
    frame,
    fps,
    seconds: acted.frames.length / fps,
    words: spoken.words,
    label: await labelIn(input.language),
    face: seen,
  });
  const presenter = {
    photo,
    mesh: face.mesh,
    crop,
    width: frame.width,
    height: frame.height,
    performance: acted,
  };
  const { sync, animated, ...shown } = await animate(
    { engine: input.engine, creative, presenter, face: seen, spoken, acted },
    context,
  );
  const packed = await packFilm(
    {
      ...shown,
      spoken,
      brand: input.brand,
      stem: `${fileStem(input.script.split(/\s+/).slice(0, 5).join(' '), 'talking-photo')}-${input.ratio.replace(':', 'x')}`,
      provenance,
      onRendered: (done) => void context.progress(share.animated + done * (share.rendered - share.animated), 'render'),
      onPacking: () => context.progress(share.rendered, 'pack'),
    },
    context,
  );
  return { ...packed, engine, animated, sync };
};

const provenance =
  'AI-generated video: a still photo animated to speak. Its maker confirmed the consent of the person shown.';
