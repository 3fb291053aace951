import type { ObjectAnswer, ObjectRequest, TextEngine, TextRequest } from '@adwright/domain/engines/text.ts';
import type { Adapters, TextTurn } from '../adapters.ts';
import { askInOrder, type CallPlan, type Candidate } from '../call/ask-in-order.ts';
import { askForObject } from '../structured/ask-for-object.ts';

const usualTokens = 4_000;

type TextAdapter = Adapters['text'];

/** Written before the call, so that a budget is never passed by more than a guess: about three characters a token. */
export function estimateText({ system, prompt, maxOutputTokens = usualTokens }: TextRequest) {
  return { inputTokens: Math.ceil((system.length + prompt.length) / 3), outputTokens: maxOutputTokens };
}

export function textEngine(
  plan: CallPlan,
  candidates: readonly Candidate<TextAdapter>[],
  builtinAfter: boolean,
): TextEngine {
  return {
    builtinAfter,
    async write(request, call) {
      const question = {
        estimate: () => estimateText(request),
        ask: (adapter: TextAdapter, options: Parameters<TextAdapter>[1]) => adapter(turnOf(request), options),
      };
      const { value, engine } = await askInOrder(plan, candidates, question, call);
      return { text: value.text, engine };
    },
    async writeObject<Value>(request: ObjectRequest<Value>, call: Parameters<TextEngine['write']>[1]) {
      const question = {
        // An answer is far shorter than it may be, which leaves room for mending it once.
        estimate: () => estimateText(request),
        ask: (adapter: TextAdapter, options: Parameters<TextAdapter>[1]) =>
          askForObject(adapter, turnOf(request), request, options),
      };
      const { value, engine } = await askInOrder(plan, candidates, question, call);
      return { ...value, engine } satisfies ObjectAnswer<Value>;
    },
  };
}

function turnOf({ system, prompt, maxOutputTokens = usualTokens }: TextRequest): TextTurn {
  return { system, messages: [{ role: 'user', content: prompt }], maxOutputTokens };
}
