import sharp from 'sharp';
import { type Size, wholeBox } from '../plan/boxes.ts';
import type { SizePlan } from '../plan/plan.ts';

export type Sources = {
  /** Upright and without transparency. */
  readonly picture: Buffer;
  readonly size: Size;
  readonly layers: { readonly subject: Uint8Array; readonly ground: Uint8Array; readonly soft: boolean } | null;
};

/** One size as a PNG without loss, for the encoder. */
export async function drawSize(sources: Sources, frame: Size, plan: SizePlan, colour: string): Promise<Buffer> {
  if (plan.way === 'crop') return fill(sources.picture, wholeBox(plan.crop, sources.size), frame);
  if (plan.way === 'reflow' && sources.layers) return reflow(sources, frame, plan, sources.layers);
  const place = wholeBox(plan.place, frame);
  const whole = await sharp(sources.picture).resize(place.width, place.height, { fit: 'fill' }).png(quick).toBuffer();
  const ground = await groundOf(sources, frame, plan, colour, whole);
  return sharp(ground)
    .composite([{ input: whole, left: place.x, top: place.y }])
    .png(quick)
    .toBuffer();
}

const quick = { compressionLevel: 1 } as const;

function fill(
  picture: Uint8Array,
  crop: { x: number; y: number; width: number; height: number },
  frame: Size,
): Promise<Buffer> {
  return sharp(picture)
    .extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
    .resize(frame.width, frame.height, { fit: 'fill' })
    .png(quick)
    .toBuffer();
}

async function groundOf(
  { picture }: Sources,
  frame: Size,
  plan: SizePlan,
  colour: string,
  whole: Buffer,
): Promise<Buffer> {
  if (plan.way === 'colour')
    return sharp({ create: { width: frame.width, height: frame.height, channels: 3, background: colour } })
      .png(quick)
      .toBuffer();
  const [short, long] = [Math.min(frame.width, frame.height), Math.max(frame.width, frame.height)];
  const blur = plan.way === 'edge' ? Math.max(2, short / 60) : Math.max(2, short / 10, long / 24);
  if (plan.way !== 'edge')
    return sharp(await sharp(picture).resize(frame.width, frame.height, { fit: 'cover' }).png(quick).toBuffer())
      .blur(blur)
      .modulate({ brightness: 0.94 })
      .png(quick)
      .toBuffer();
  const place = wholeBox(plan.place, frame);
  const sides = {
    left: place.x,
    top: place.y,
    right: frame.width - place.x - place.width,
    bottom: frame.height - place.y - place.height,
  };
  // Only the stretched part is softened; the picture itself is laid over it again.
  const stretched = await sharp(whole)
    .extend({ ...sides, extendWith: 'copy' })
    .png(quick)
    .toBuffer();
  return sharp(stretched).blur(blur).png(quick).toBuffer();
}

async function reflow(
  { size }: Sources,
  frame: Size,
  plan: SizePlan,
  { subject, ground, soft }: NonNullable<Sources['layers']>,
): Promise<Buffer> {
  const behind = await sharp(ground).resize(size.width, size.height, { fit: 'fill' }).png(quick).toBuffer();
  const base = await fill(behind, wholeBox(plan.crop, size), frame);
  const place = wholeBox(plan.place, frame);
  const thing = await sharp(subject).resize(place.width, place.height, { fit: 'fill' }).png(quick).toBuffer();
  const shadow = soft ? [] : [{ input: await framed(await shadowOf(thing, place), place, frame), left: 0, top: 0 }];
  return sharp(base)
    .composite([...shadow, { input: thing, left: place.x, top: place.y }])
    .removeAlpha()
    .png(quick)
    .toBuffer();
}

/** A soft one under the foot: without it a cut-out floats. */
async function shadowOf(thing: Buffer, place: Size): Promise<{ body: Buffer; height: number; blur: number }> {
  const height = Math.max(2, Math.round(place.height * 0.06));
  const alpha = await sharp(thing)
    .extractChannel('alpha')
    .resize(place.width, height, { fit: 'fill' })
    .linear(0.42, 0)
    .raw()
    .toBuffer();
  const body = await sharp(Buffer.alloc(place.width * height * 3), { raw: { width: place.width, height, channels: 3 } })
    .joinChannel(alpha, { raw: { width: place.width, height, channels: 1 } })
    .png(quick)
    .toBuffer();
  return { body, height, blur: Math.max(1, height / 3) };
}

async function framed(
  shadow: { body: Buffer; height: number; blur: number },
  place: { x: number; y: number; height: number },
  frame: Size,
): Promise<Buffer> {
  const top = Math.min(frame.height - shadow.height, Math.round(place.y + place.height - shadow.height * 0.6));
  const sheet = await sharp({ create: { width: frame.width, height: frame.height, channels: 4, background: '#0000' } })
    .composite([{ input: shadow.body, left: place.x, top: Math.max(0, top) }])
    .png(quick)
    .toBuffer();
  return sharp(sheet).blur(shadow.blur).png(quick).toBuffer();
}
