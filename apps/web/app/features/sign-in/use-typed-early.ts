import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Takes over what was typed, or filled in by the browser, before the page's script ran. Without it the next change
 * of anything would empty the field again.
 */
export function useTypedEarly(input: RefObject<HTMLInputElement | null>, onValue: (value: string) => void): void {
  const take = useEffectEvent((value: string) => onValue(value));
  useEffect(() => {
    const value = input.current?.value ?? '';
    if (value !== '') take(value);
  }, [input]);
}
