import { useEffect } from 'react';

/** Tells the page of every input that could run, so that it can ask for its price and keep it as a draft. */
export function useInputNews<Input>(ready: Input | undefined, onInput: ((input: Input) => void) | undefined): void {
  useEffect(() => {
    if (ready) onInput?.(ready);
    // The page's handler is new with every render; only new input is news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ready]);
}
