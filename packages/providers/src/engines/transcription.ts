import type { TranscriptionEngine } from '@adwright/domain/engines/transcription.ts';
import type { Adapters } from '../adapters.ts';
import { askInOrder, type AskOptions, type CallPlan, type Candidate } from '../call/ask-in-order.ts';

type Adapter = Adapters['transcription'];

/** Sound of this many bytes is at most a second long, whatever its format. */
const fewestBytesPerSecond = 4_000;

export function transcriptionEngine(
  plan: CallPlan,
  candidates: readonly Candidate<Adapter>[],
  builtinAfter: boolean,
): TranscriptionEngine {
  return {
    builtinAfter,
    async transcribe(request, call) {
      const question = {
        estimate: () => ({ seconds: Math.min(request.file.bytes.byteLength / fewestBytesPerSecond, 3600) }),
        ask: (adapter: Adapter, options: AskOptions) => adapter(request, options),
      };
      const { value, engine } = await askInOrder(plan, candidates, question, call);
      return { ...value, engine };
    },
  };
}
