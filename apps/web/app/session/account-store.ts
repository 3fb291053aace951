import { create } from 'zustand';

/** Whether the person looks at their account's settings, which lie over whatever page asked for them. */
export const useAccountOpen = create(() => false);

export function setAccountOpen(open: boolean): void {
  useAccountOpen.setState(open);
}
