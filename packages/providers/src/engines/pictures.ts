import type { ImageEditEngine, ImageEditRequest } from '@adwright/domain/engines/image-edit.ts';
import type { ImageEngine, ImageRequest } from '@adwright/domain/engines/image.ts';
import type { Adapters } from '../adapters.ts';
import { askInOrder, type AskOptions, type CallPlan, type Candidate } from '../call/ask-in-order.ts';
import { ProviderError } from '../call/provider-error.ts';

export function imageEngine(
  plan: CallPlan,
  candidates: readonly Candidate<Adapters['image']>[],
  builtinAfter: boolean,
): ImageEngine {
  return {
    builtinAfter,
    async create(request, call) {
      const { value, engine } = await askInOrder(plan, candidates, question(request), call);
      return { files: value, engine };
    },
  };
}

export function imageEditEngine(
  plan: CallPlan,
  candidates: readonly Candidate<Adapters['image_edit']>[],
  builtinAfter: boolean,
): ImageEditEngine {
  return {
    builtinAfter,
    async edit(request, call) {
      const { value, engine } = await askInOrder(plan, candidates, question(request), call);
      return { files: value, engine };
    },
  };
}

type Adapter<Request> = (request: Request, options: AskOptions) => ReturnType<Adapters['image']>;

function question<Request extends ImageRequest | ImageEditRequest>(request: Request) {
  return {
    estimate: () => ({ images: request.count }),
    async ask(adapter: Adapter<Request>, options: AskOptions) {
      const work = await adapter(request, options);
      if (work.value.length === 0)
        throw new ProviderError('bad_answer', 'It answered no picture.', { units: work.units });
      return work;
    },
  };
}
