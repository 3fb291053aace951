import { useEffect } from 'react';

/** The first voice of the language, until the person has chosen one. */
export function useFirstVoice(
  chosen: string | null,
  first: string | undefined,
  choose: (some: { readonly voice: string }) => void,
): void {
  useEffect(() => {
    if (chosen === null && first !== undefined) choose({ voice: first });
    // oxlint-disable-next-line react/exhaustive-deps -- when the voices or the choice have changed
  }, [chosen, first]);
}
