import { AppError } from '@adwright/contract/errors.ts';
import type { RunContext } from '@adwright/domain/runs/ports.ts';
import { placePicture } from '@adwright/places/pictures.ts';
import { placeOf } from '@adwright/places/places.ts';
import sharp from 'sharp';
import { fileURLToPath } from 'node:url';

type Wanted = {
  readonly setting: string;
  readonly words: string;
  readonly width: number;
  readonly height: number;
};

export type Backdrop = {
  readonly picture: Uint8Array;
  /** The colour of the light there; white is even. */
  readonly light: readonly [number, number, number];
  /** How dark a person's shadow is on it, and its colour. */
  readonly shadow: number;
  readonly shade: string;
};

const even = [1, 1, 1] as const;
/** Of a place's height, where nothing tells how far the table reaches. */
const usualTable = 0.56;

export async function paintBackdrop(wanted: Wanted, context: RunContext): Promise<Backdrop> {
  const [kind, value = ''] = wanted.setting.split(':');
  if (wanted.words !== '') return fromWords(wanted, context);
  return kind === 'place' ? inPlace(value, wanted) : inStudio(value, wanted);
}

/** What is behind the table of a place, as far out of focus as it is behind a person. */
async function inPlace(id: string, { width, height }: Wanted): Promise<Backdrop> {
  const place = placeOf(id);
  if (!place) throw new AppError('not_found');
  const [wide, high] = place.size;
  const { ground, extent } = place;
  const far = extent?.kind === 'rect' ? extent.y1 : null;
  const edge = far === null ? null : projected(ground, far);
  const room = Math.round(Math.min(high, edge !== null && edge > 0 ? edge - 12 : high * usualTable));
  const across = Math.min(wide, Math.round((room * width) / height));
  const down = Math.min(room, Math.round((across * height) / width));
  const picture = await sharp(fileURLToPath(placePicture(id, 'plate')))
    .extract({ left: Math.round((wide - across) / 2), top: room - down, width: across, height: down })
    .resize({ width, height, fit: 'fill' })
    .blur(width / 150)
    .removeAlpha()
    .png()
    .toBuffer();
  return { picture, light: place.light, shadow: 0.3, shade: '#15120f' };
}

/** Which row of pixels a line on the ground, so many metres away, is seen at. */
function projected(ground: readonly (readonly number[])[], away: number): number | null {
  const at = (row: number): number => (ground[row]?.[1] ?? 0) * away + (ground[row]?.[2] ?? 0);
  const depth = at(2);
  return depth > 0 ? at(1) / depth : null;
}

/** Paper of one color, lit from above. */
async function inStudio(color: string, { width, height }: Wanted): Promise<Backdrop> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="l" cx="50%" cy="34%" r="75%">
        <stop offset="0" stop-color="#fff" stop-opacity="0.34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
      <linearGradient id="d" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.16"/>
      </linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="${color}"/>
    <rect width="100%" height="100%" fill="url(#l)"/><rect width="100%" height="100%" fill="url(#d)"/>
  </svg>`;
  return { picture: await sharp(Buffer.from(drawing)).png().toBuffer(), light: even, shadow: 0.32, shade: '#1a1512' };
}

async function fromWords({ words, width, height }: Wanted, context: RunContext): Promise<Backdrop> {
  const { image } = context.engines;
  if (!image) throw new AppError('provider_missing');
  const prompt = [
    `Background for a portrait photograph: ${words}.`,
    'Seen at eye level, softly out of focus. No people, no faces, no text, no logos.',
  ].join(' ');
  const { files } = await image.create(
    { prompt, width, height, count: 1 },
    { userId: context.userId, runId: context.runId, signal: context.signal },
  );
  const [made] = files;
  if (!made) throw new AppError('provider_failed');
  const { safe } = await context.pictures.inspect(made.bytes, { signal: context.signal });
  if (!safe) throw new AppError('picture_unsafe');
  const picture = await sharp(made.bytes).resize({ width, height, fit: 'cover' }).removeAlpha().png().toBuffer();
  return { picture, light: even, shadow: 0.3, shade: '#15120f' };
}
