import { AdsImageTool } from '@adwright/contract/ads-image/ads-image.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { ExportedDocument } from '@adwright/contract/run/run.ts';
import { adProduct } from '@adwright/domain/products/ad-product.ts';
import { remainCount } from '@adwright/domain/projects/remain-count.ts';
import { getRun } from '@adwright/domain/runs/get-run.ts';
import { listRuns } from '@adwright/domain/runs/list-runs.ts';
import type { Deps } from '../../deps.ts';
import type { Api, Caller } from '../api.ts';
import { queueRun } from '../queue-run.ts';
import { runWords } from '../run-words.ts';
import type { ToolContracts } from './tool.ts';

/** As the specification numbers it. */
const imageAdType = 8;

type Start = { readonly caller: Caller; readonly idempotencyKey: string | null };

/** The picture tools under the names that callers of the specification use; each is the tool itself. */
export function adsImageRoutes(api: Api, deps: Deps, tools: ToolContracts): void {
  function start(tool: string, { caller, idempotencyKey }: Start, asked: Readonly<Record<string, unknown>>) {
    const { document, ...input } = asked as { document?: ExportedDocument };
    return queueRun({ ...deps, tools }, { userId: caller.userId, tool, input, idempotencyKey, document });
  }
  const stored = ({ caller }: Start, id: string | undefined) =>
    id === undefined ? undefined : adProduct(deps, { userId: caller.userId, id });

  api.implement('aiAdsImageCreate', async (call) => {
    if (call.input.mode === 'sizes') return start('image-ad', call, call.input);
    const { product_id, ...input } = call.input;
    const product = (await stored(call, product_id)) ?? input.product;
    return start('image-ad', call, { ...input, mode: 'wall', product });
  });
  api.implement('aiAdsImageClone', async (call) => {
    if (call.input.mode === 'look' || call.input.mode === 'sizes') return start('image-ad-clone', call, call.input);
    const { product_id, ...input } = call.input;
    const product = (await stored(call, product_id)) ?? input.product;
    return start('image-ad-clone', call, { ...input, mode: 'clone', product });
  });
  api.implement('aiAdsImageProductImage', async (call) => {
    const { product_id, ...input } = call.input;
    const product = await stored(call, product_id);
    const picture = input.picture ?? product?.pictures[0];
    return start('product-image', call, { ...input, picture, title: input.title || (product?.title ?? '') });
  });
  api.implement('aiAdsImageGet', async ({ input, caller, locale }) => {
    const run = await getRun(deps, { userId: caller.userId, id: input.id }, runWords(deps, locale));
    if (!AdsImageTool.safeParse(run.tool).success) throw new AppError('not_found');
    return run;
  });
  api.implement('aiAdsImageList', ({ input: { tool, ...query }, caller, locale }) => {
    const wanted = { ...query, tools: tool ? [tool] : AdsImageTool.options };
    return listRuns(deps, { userId: caller.userId, query: wanted }, runWords(deps, locale));
  });
  api.implement('aiAdsImageRemainCount', ({ caller }) =>
    remainCount({ ...deps, tools }, { userId: caller.userId, type: imageAdType }),
  );
}
