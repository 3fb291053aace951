import { AppError } from '@adwright/contract/errors.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { seenSide, smallCopies } from '@adwright/studio/small-copies.ts';
import sharp from 'sharp';
import { cutWhole } from '../../cutout/node/cut-whole.ts';
import { readPicture } from '../../pictures/node/read-picture.ts';
import { photographProduct } from '../../places/node/photograph-product.ts';
import { scaledSize } from '../../places/plan/photograph.ts';
import { inkOf } from '../../pictures/plan/ink-box.ts';
import type { ToolContext } from '../../../tool.ts';
import { type AdPictures, noPictures, photographScale, sourceOf } from '../plan/ad-pictures.ts';
import {
  chooseAdPictures,
  type Choosing,
  type PictureDesk,
  type PlacedPicture,
  type SeenPicture,
} from '../plan/choose-ad-pictures.ts';

export type Prepared = {
  readonly pictures: AdPictures;
  /** What was made here, by the name creatives call it. */
  readonly made: Map<string, Uint8Array>;
};

export type FilePicture = SeenPicture & { readonly bytes: Uint8Array };

type MadePicture = {
  readonly name: string;
  readonly mime: string;
  readonly body: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** Where a picture that was made here goes; answers how creatives name it. */
type KeepPicture = (picture: MadePicture) => Promise<string>;

/** A design that outlives its run names its pictures by files that do. */
export function keepAsAsset(context: Pick<ToolContext, 'saveAsset'>): KeepPicture {
  return async (picture) => `asset:${await context.saveAsset(picture)}`;
}

type Reading = Choosing & {
  readonly longestSide: number;
  readonly keep: KeepPicture;
  /** Whether a film's camera moves through them. */
  readonly moves?: boolean;
  /** And whether it begins with the light of the first coming on. */
  readonly lit?: boolean;
};

/** Reads the product's pictures from their own bytes. */
export async function readAdPictures(
  context: Pick<ToolContext, 'readAsset' | 'pictures' | 'signal'>,
  product: Pick<AdProductInput, 'pictures' | 'logo'> | null,
  { longestSide, keep, moves = false, lit = false, ...choosing }: Reading,
): Promise<Prepared> {
  const made = new Map<string, Uint8Array>();
  if (!product) return { pictures: noPictures, made };
  const desk: PictureDesk<FilePicture> = {
    see: async (ref) => filePicture(sourceOf(ref), await readPicture(context, ref)),
    cutOut,
    async trim({ bytes }, as) {
      const { data: body, info } = await trimmed(bytes, longestSide, as === 'logo');
      const { width, height } = info;
      const src = await keep({ name: `${as}.webp`, mime: 'image/webp', body, width, height });
      made.set(src, body);
      return filePicture(src, body);
    },
    async photograph({ bytes }, chosen) {
      const scale = photographScale(longestSide);
      const places = chosen.map(({ id }) => id);
      const taken = await photographProduct({ cutout: bytes, places, scale, moves, lit }, context.signal);
      const shots: PlacedPicture[] = [];
      for (const [index, { body, subject, place }] of taken.entries()) {
        const name = `in-place-${index + 1}`;
        const picture = await keptJpg(name, body, scale);
        if (!place) {
          shots.push({ picture, subject });
          continue;
        }
        const { plane, unlit } = place;
        const ground = await keptJpg(`${name}-ground`, place.body, scale);
        const light = unlit && {
          dim: await keptJpg(`${name}-dim`, unlit.dim, scale),
          dusk: await keptDusk(`${name}-dusk`, unlit.dusk),
        };
        shots.push({ picture, subject, place: { ground, plane, ...(light && { light }) } });
      }
      return shots;
    },
  };
  return { pictures: await chooseAdPictures(desk, product, choosing), made };

  function keptJpg(name: string, body: Uint8Array, scale: number): Promise<FilePicture> {
    return kept({ name: `${name}.jpg`, mime: 'image/jpeg', body, ...scaledSize(scale) });
  }

  async function keptDusk(name: string, body: Uint8Array): Promise<FilePicture> {
    const { width, height } = await sharp(body).metadata();
    return kept({ name: `${name}.webp`, mime: 'image/webp', body, width, height });
  }

  async function kept(picture: MadePicture): Promise<FilePicture> {
    const src = await keep(picture);
    made.set(src, picture.body);
    return filePicture(src, picture.body);
  }

  async function cutOut({ src, bytes }: FilePicture): Promise<FilePicture | null> {
    const { picture, subject } = await cutWhole(context.pictures, bytes, context);
    return subject && filePicture(src, picture.bytes);
  }
}

/** A picture that is read from its file. */
export async function filePicture(src: string, bytes: Uint8Array): Promise<FilePicture> {
  const { width, height } = await sharp(bytes).metadata().catch(unreadable);
  let copies: ReturnType<typeof copiesOf> | undefined;
  return {
    src,
    width,
    height,
    bytes,
    async copy(size) {
      copies ??= copiesOf(bytes);
      return (await copies)(size);
    },
  };
}

async function copiesOf(bytes: Uint8Array): Promise<ReturnType<typeof smallCopies>> {
  const { data, info } = await sharp(bytes)
    .resize(seenSide, seenSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  return smallCopies({ data, width: info.width, height: info.height });
}

/** A mark has hard edges and flat colours, which a lossy file would fray. */
async function trimmed(bytes: Uint8Array, longestSide: number, isMark: boolean) {
  const alpha = await sharp(bytes).ensureAlpha().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = alpha.info;
  const ink = inkOf(alpha.data, width, height, 1, 0) ?? { left: 0, top: 0, width, height };
  return sharp(bytes)
    .extract(ink)
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp(isMark ? { lossless: true } : { quality: 92, alphaQuality: 100 })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
}

function unreadable(error: unknown): never {
  throw new AppError('wrong_file_kind', {}, [], { cause: error });
}
