import { setImmediate } from 'node:timers/promises';
import type { ImageAdFile, ImageAdSizesInput, ImageAdSizesOutput } from '@adwright/contract/ads-image/image-ad.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import { nodeMeasurer } from '@adwright/renderer/node-host.ts';
import { addOwnFonts } from '@adwright/renderer/own-fonts/own-fonts.ts';
import { readOwnFonts } from '@adwright/renderer/own-fonts/read-own-fonts.ts';
import { ownFamiliesOf } from '@adwright/studio/brand/own-family.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import { lintDesign } from '@adwright/studio/design/lint-design.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { placementOf, type PlacementId } from '@adwright/studio/placements.ts';
import { resolveSources } from '../../kit/pictures/node/read-picture.ts';
import { zipFiles } from '../../kit/pictures/node/zip-files.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import type { ToolContext } from '../../tool.ts';
import { drawOrders, type DrawnOrder, type DrawOrder } from './draw-orders.ts';
import { fileName, folderOf } from '../plan/file-names.ts';
import { factsOfOrder } from '../plan/plan.ts';
import { brandFindings } from '../../kit/ad-designs/plan/brand-findings.ts';
import { parseDesigns } from '../../kit/ad-designs/plan/parse-designs.ts';

type Format = ImageAdSizesInput['formats'][number];

export async function makeSizes(input: ImageAdSizesInput, context: ToolContext): Promise<ImageAdSizesOutput> {
  await context.progress(3, 'draw');
  const designs = parseDesigns(input.designs);
  const sizes = [...new Set(input.sizes)] as PlacementId[];
  const orders = designs.flatMap((design, index) => ordersOf(design, index, designs.length, sizes, input.formats));
  const resolve = resolveSources(context);
  addOwnFonts(await readOwnFonts(ownFamiliesOf(orders.map(({ creative }) => creative)), resolve));
  const drawn = await drawOrders(orders, resolve, context, { from: 3, to: 85 });
  await context.progress(86, 'check');
  const files: ImageAdFile[] = [];
  const facts = factsOfOrder(input.order);
  for (const file of drawn) {
    files.push(checkedFile(file, designs[file.order.design] as AdDesign, { facts, brand: input.order?.brand }));
    await setImmediate();
  }
  await context.progress(95, 'pack');
  const zip = await context.saveAsset({
    name: `${fileStem(designs[0]?.product.name ?? '')}-image-ads.zip`,
    mime: 'application/zip',
    body: zipFiles(drawn.map(({ order, body }) => ({ name: order.name, body }))),
  });
  return { mode: 'sizes', files, zip };
}

function ordersOf(
  design: AdDesign,
  index: number,
  designs: number,
  sizes: readonly PlacementId[],
  formats: readonly Format[],
): DrawOrder[] {
  const idea = design.base.kind === 'template' ? design.base.template : 'design';
  const folder = designs > 1 ? folderOf(index, idea) : undefined;
  return sizes.flatMap((size) => {
    const creative = designCreative(design, size);
    const { maxImageBytes } = placementOf(size);
    const limit = maxImageBytes === undefined ? {} : { maxBytes: maxImageBytes };
    return [...new Set(formats)].map((format) => ({
      design: index,
      size,
      creative,
      name: fileName(size, format, folder),
      output: { format, ...limit },
    }));
  });
}

function checkedFile(
  { order, asset_id, width, height, bytes }: DrawnOrder,
  design: AdDesign,
  { facts, brand }: { facts: readonly string[]; brand: BrandRules | null | undefined },
): ImageAdFile {
  const placement = placementOf(order.size);
  const list = layoutCreative(order.creative, nodeMeasurer);
  return {
    design: order.design,
    size: order.size,
    network: placement.network,
    format: order.output.format as Format,
    asset_id,
    name: order.name,
    width,
    height,
    bytes,
    findings: [
      ...lintDesign({ design, placement, list, facts, file: { width, height, bytes } }),
      ...brandFindings(list, brand),
    ],
  };
}
