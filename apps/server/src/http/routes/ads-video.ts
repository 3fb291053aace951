import { AppError } from '@adwright/contract/errors.ts';
import { AdsVideoTool } from '@adwright/contract/ads-video/product-video.ts';
import { adProduct } from '@adwright/domain/products/ad-product.ts';
import { listRuns } from '@adwright/domain/runs/list-runs.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';
import { assertAvatarSpeaks } from '../assert-avatar-speaks.ts';
import { queueRun } from '../queue-run.ts';
import { runWords } from '../run-words.ts';
import type { ToolContracts } from './tool.ts';

const mostPictures = 6;

/** Clips of products under the names that callers of the specification use. */
export function adsVideoRoutes(api: Api, deps: Deps, tools: ToolContracts): void {
  api.implement('aiAdsVideoProduct', async ({ input: asked, caller: { userId }, idempotencyKey }) => {
    const { product_id, ...input } = asked;
    const product = product_id === undefined ? undefined : await adProduct(deps, { userId, id: product_id });
    const pictures = input.pictures ?? product?.pictures.slice(0, mostPictures);
    const title = input.title || (product?.title ?? '').slice(0, 120);
    return queueRun(
      { ...deps, tools },
      { userId, tool: 'product-to-video', input: { ...input, pictures, title }, idempotencyKey },
    );
  });
  api.implement('aiAdsVideoTalking', async ({ input: asked, caller: { userId }, idempotencyKey, signal }) => {
    const { product_id, pictures, title, price, cta, ...spoken } = asked;
    const kept = product_id === undefined ? undefined : await adProduct(deps, { userId, id: product_id });
    const [picture] = pictures ?? kept?.pictures ?? [];
    if (picture === undefined) throw new AppError('invalid_input', {}, [{ path: 'pictures', message: 'are needed' }]);
    const name = title || (kept?.title ?? '').slice(0, 120);
    const benefits = (kept?.benefits ?? []).join('\n').slice(0, 600);
    const product = { picture, title: name, price, cta, benefits };
    const input = { ...spoken, product };
    await assertAvatarSpeaks(deps, input, { userId, signal });
    return queueRun({ ...deps, tools }, { userId, tool: 'avatar-video', input, idempotencyKey });
  });
  api.implement('aiAdsVideoList', ({ input: { tool, ...query }, caller, locale }) => {
    const wanted = { ...query, tools: tool ? [tool] : AdsVideoTool.options };
    return listRuns(deps, { userId: caller.userId, query: wanted }, runWords(deps, locale));
  });
}
