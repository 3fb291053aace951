import type { TalkingHeadEngine } from '@adwright/domain/engines/talking-head.ts';
import type { VideoEngine, VideoProgress } from '@adwright/domain/engines/video.ts';
import type { Adapters } from '../adapters.ts';
import { askInOrder, type AskOptions, type CallPlan, type Candidate } from '../call/ask-in-order.ts';

export function videoEngine(
  plan: CallPlan,
  candidates: readonly Candidate<Adapters['video']>[],
  builtinAfter: boolean,
): VideoEngine {
  return {
    builtinAfter,
    async create(request, call, onProgress) {
      const ask = (adapter: Adapters['video'], options: AskOptions) => adapter(request, watched(options, onProgress));
      const question = { estimate: () => ({ seconds: request.seconds }), ask };
      const { value, engine } = await askInOrder(plan, candidates, question, call);
      return { file: value, engine };
    },
  };
}

export function talkingHeadEngine(
  plan: CallPlan,
  candidates: readonly Candidate<Adapters['talking_head']>[],
  builtinAfter: boolean,
): TalkingHeadEngine {
  return {
    builtinAfter,
    async create(request, call, onProgress) {
      const ask = (adapter: Adapters['talking_head'], options: AskOptions) =>
        adapter(request, watched(options, onProgress));
      const question = { estimate: () => ({ seconds: request.seconds }), ask };
      const { value, engine } = await askInOrder(plan, candidates, question, call);
      return { file: value, engine };
    },
  };
}

function watched(options: AskOptions, onProgress: VideoProgress | undefined) {
  return onProgress ? { ...options, onProgress } : options;
}
