import type { ToolId } from '@adwright/tools/registry.ts';
import { useEffect, useState } from 'react';
import { api } from '../../session/api.ts';

const PAUSE_MS = 250;

type Known = { readonly input: unknown; readonly credits: number };

/**
 * What a run of this input would cost. A visitor gets the tool's own price; for somebody signed in the server has
 * the word, asked when the typing pauses. The last known price stays on screen meanwhile.
 */
export function useQuote(
  tool: ToolId,
  price: (input: unknown) => number,
  input: unknown,
  signedIn: boolean,
): number | null {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (!signedIn || input === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.call('toolQuote', { tool, input }, { quiet: true, signal: stop.signal }).then(
        (answer) => setKnown({ input, credits: answer.credits_cost }),
        // The button says why when it is pressed; until then the tool's own price is the best answer.
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [tool, input, signedIn]);
  if (input === undefined) return null;
  return signedIn && known !== null && known.input === input ? known.credits : price(input);
}
