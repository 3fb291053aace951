import type { KeyboardEvent } from 'react';

/** Keys that reached a dialog although they were pressed in one above it. */
const meantForAbove = new WeakSet<Event>();

/**
 * A dialog listens to Escape only some frames after it is seen, on a busy machine a third of a second; until then the
 * key goes to the dialog beneath, which must leave it alone.
 */
export function leaveEscapeToAbove(event: Event, own: Element | null): boolean {
  const elsewhere = event.target instanceof Element && event.target.closest('[role=dialog]');
  if (!elsewhere || own === null || own.contains(elsewhere)) return false;
  meantForAbove.add(event);
  event.preventDefault();
  return true;
}

/** True for an Escape pressed in this dialog that the one beneath was asked to handle, and left. */
export function isLeftEscape({ nativeEvent, currentTarget, target }: KeyboardEvent): boolean {
  return meantForAbove.has(nativeEvent) && target instanceof Node && currentTarget.contains(target);
}
