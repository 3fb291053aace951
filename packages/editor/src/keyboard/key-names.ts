import { type CommandId, shortcuts } from './keymap.ts';

/** A spelling as the keys of this machine are labelled. */
export function keyNames(spelling: string): string[] {
  const apple = /mac|iphone|ipad/i.test(navigator.userAgent);
  const names: Readonly<Record<string, string>> = apple
    ? { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
    : { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' };
  const parts = spelling === '+' ? ['+'] : spelling.split('+');
  return parts.map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part));
}

export function keysOf(id: CommandId): string {
  return keyNames(shortcuts.find((one) => one.id === id)?.keys[0] ?? '').join('+');
}
