import type { KeyPlace } from './keymap.ts';

export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
}

/** Whether what is done there is done to this editor. */
export function reaches(root: HTMLElement | null, target: EventTarget | null): root is HTMLElement {
  if (!root || !(target instanceof Element)) return false;
  // A sheet or a menu that lies over the editor hides it from readers, and its keys are its own.
  if (root.closest('[aria-hidden="true"]')) return false;
  // Focus falls to the dialog around it, or to the page, when a button goes away under the hand.
  return root.contains(target) || target.contains(root);
}

export function keyPlaceOf(canvas: HTMLElement | null, target: EventTarget | null): KeyPlace {
  if (isField(target)) return 'field';
  const isControl =
    target instanceof Element && target.closest('button, a[href], summary, [role="tab"], [role="slider"]');
  return isControl && !canvas?.contains(isControl) ? 'control' : 'canvas';
}
