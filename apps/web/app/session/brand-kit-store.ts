import { create } from 'zustand';

/** Whether the person looks at their brand kits, which lie over whatever page asked for them. */
export const useBrandKitsOpen = create(() => false);

export function setBrandKitsOpen(open: boolean): void {
  useBrandKitsOpen.setState(open);
}
