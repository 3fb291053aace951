import { create } from 'zustand';

/** Whether the person looks at their credits and billing, which lies over whatever page asked for it. */
export const useUsageOpen = create(() => false);

export function setUsageOpen(open: boolean): void {
  useUsageOpen.setState(open);
}
