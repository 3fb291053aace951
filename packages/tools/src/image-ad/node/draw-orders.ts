import type { PictureOutput, ResolveSource } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import type { ToolContext } from '../../tool.ts';
import { flatName } from '../plan/file-names.ts';

export type DrawOrder = {
  /** Which of the designs it shows. */
  readonly design: number;
  readonly size: PlacementId;
  readonly creative: Creative;
  readonly name: string;
  readonly output: PictureOutput;
};

export type DrawnOrder = {
  readonly order: DrawOrder;
  readonly asset_id: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly body: Uint8Array;
};

/** Each portion decodes its pictures anew: many share that, and few enough that the progress moves. */
const atOnce = 48;

/** Draws in portions and keeps every picture as soon as it is there; the progress is of pictures that exist. */
export async function drawOrders(
  orders: readonly DrawOrder[],
  resolve: ResolveSource,
  context: ToolContext,
  span: { readonly from: number; readonly to: number },
): Promise<DrawnOrder[]> {
  const drawn: DrawnOrder[] = [];
  for (let start = 0; start < orders.length; start += atOnce) {
    const part = orders.slice(start, start + atOnce);
    const jobs = part.map(({ creative, output }) => ({ creative, outputs: [output] }));
    const files = await context.rendering.drawPictures(jobs, resolve, { signal: context.signal });
    for (const [index, order] of part.entries()) {
      const file = files[index]?.[0];
      if (!file) throw new Error(`${order.name} was not drawn`);
      const { body, mime, width, height } = file;
      const asset_id = await context.saveAsset({ name: flatName(order.name), mime, body, width, height });
      drawn.push({ order, asset_id, width, height, bytes: body.length, body });
    }
    await context.progress(span.from + ((span.to - span.from) * drawn.length) / orders.length, 'draw');
  }
  return drawn;
}
