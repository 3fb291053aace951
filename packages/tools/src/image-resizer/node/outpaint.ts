import type { Engines } from '@adwright/domain/engines/engines.ts';
import { AppError } from '@adwright/contract/errors.ts';
import sharp from 'sharp';
import type { ToolContext } from '../../tool.ts';
import { type Size, wholeBox } from '../plan/boxes.ts';
import type { SizePlan } from '../plan/plan.ts';

const wish =
  'Continue this photograph naturally beyond its edges: the same place, light, perspective and colours. Add no text, no people and no new objects.';

/** Another party's engine paints what could be around the picture; the picture itself is laid over it unchanged. */
export async function outpaint(picture: Buffer, frame: Size, plan: SizePlan, context: ToolContext): Promise<Buffer> {
  const engine: Engines['imageEdit'] = context.engines.imageEdit;
  if (engine === null) throw new AppError('provider_missing');
  const place = wholeBox(plan.place, frame);
  const whole = await sharp(picture).resize(place.width, place.height, { fit: 'fill' }).png().toBuffer();
  const ask = await sharp({ create: { width: frame.width, height: frame.height, channels: 4, background: '#0000' } })
    .composite([{ input: whole, left: place.x, top: place.y }])
    .png()
    .toBuffer();
  const file = { bytes: ask, mime: 'image/png' };
  const call = { userId: context.userId, runId: context.runId, signal: context.signal };
  const made = await engine.edit({ prompt: wish, pictures: [file], mask: file, ...frame, count: 1 }, call);
  const first = made.files[0];
  if (!first) throw new AppError('provider_failed');
  const ground = await sharp(first.bytes)
    .resize(frame.width, frame.height, { fit: 'cover' })
    .removeAlpha()
    .png()
    .toBuffer();
  return sharp(ground)
    .composite([{ input: whole, left: place.x, top: place.y }])
    .png()
    .toBuffer();
}
