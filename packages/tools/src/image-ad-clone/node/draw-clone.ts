import { AppError } from '@adwright/contract/errors.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import type { CloneFile } from '@adwright/contract/ads-image/image-ad-clone.ts';
import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { DesignFrame } from '@adwright/studio/design/design-frame.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { isPlacementId, type Placement, placementOf } from '@adwright/studio/placements.ts';
import { ownFrame } from '../plan/own-frame.ts';
import { checkBrand } from '../../kit/ad-designs/node/check-brand.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import { zipFiles } from '../../kit/pictures/node/zip-files.ts';
import type { ToolContext } from '../../tool.ts';

type Format = CloneFile['format'];

export type DrawnClone = {
  readonly files: CloneFile[];
  readonly zip: string;
  /** In the reference's own shape, to be compared with it. */
  readonly compared: Uint8Array;
};

type Frame = DesignFrame & Partial<Pick<Placement, 'network' | 'maxImageBytes'>>;
type Wanted = {
  readonly size: string;
  readonly frame: Frame;
  readonly format: Format;
  readonly name: string;
};

/** Every size in every format, and the reference's own shape always: it is what the clone is compared by. */
export async function drawClone(
  context: ToolContext,
  design: AdDesign,
  order: {
    readonly sizes: readonly string[];
    readonly formats: readonly Format[];
    readonly brand?: BrandRules | null | undefined;
  },
  resolve: ResolveSource,
): Promise<DrawnClone> {
  const wanted = wantedOf(design, order);
  const jobs = wanted.map(({ frame, format }) => {
    const limit = frame.maxImageBytes === undefined ? {} : { maxBytes: frame.maxImageBytes };
    return { creative: designCreative(design, frame), outputs: [{ format, ...limit }] };
  });
  const drawn = await context.rendering.drawPictures(jobs, resolve, { signal: context.signal });
  const files: CloneFile[] = [];
  const entries: { name: string; body: Uint8Array }[] = [];
  for (const [index, { size, frame, format, name }] of wanted.entries()) {
    const file = drawn[index]?.[0];
    if (!file) throw new AppError('tool_failed');
    const { body, mime, width, height } = file;
    const asset_id = await context.saveAsset({ name: name.replaceAll('/', '_'), mime, body, width, height });
    const findings = checkBrand(designCreative(design, frame), order.brand);
    files.push({ size, asset_id, name, format, width, height, bytes: body.length, findings });
    entries.push({ name, body });
  }
  const zip = `${fileStem(design.product.name)}-clone.zip`;
  await context.saveAsset({ name: zip, mime: 'application/zip', body: zipFiles(entries) });
  return { files, zip, compared: entries[0]?.body ?? new Uint8Array() };
}

function wantedOf(
  design: AdDesign,
  { sizes, formats }: { readonly sizes: readonly string[]; readonly formats: readonly Format[] },
): Wanted[] {
  const own: Frame = ownFrame(design);
  const frames: Frame[] = [own, ...[...new Set(sizes)].filter(isPlacementId).map(placementOf)];
  return frames.flatMap((frame) =>
    [...new Set(formats)].map((format) => {
      const folder = frame.network === undefined ? '' : `${frame.network}/`;
      const name = `${folder}${frame === own ? 'clone' : frame.id}_${frame.width}x${frame.height}.${format}`;
      return { size: frame.id, frame, format, name };
    }),
  );
}
