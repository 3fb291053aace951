import * as Direction from 'radix-ui/direction';
import type { ReactNode } from 'react';

/** Tells arrow keys, sliders and menus which way the page reads. The `dir` attribute itself belongs to `html`. */
export function DirectionProvider({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>;
}
