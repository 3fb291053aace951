/** What a key can do in the editor. The sheet of shortcuts, the menus and the keys are made from one list. */
export const shortcuts = [
  { id: 'undo', keys: ['Mod+z'], section: 'edit' },
  { id: 'redo', keys: ['Mod+Shift+z', 'Mod+y'], section: 'edit' },
  { id: 'copy', keys: ['Mod+c'], section: 'edit' },
  { id: 'cut', keys: ['Mod+x'], section: 'edit' },
  { id: 'paste', keys: ['Mod+v'], section: 'edit' },
  { id: 'duplicate', keys: ['Mod+d'], section: 'edit' },
  { id: 'selectAll', keys: ['Mod+a'], section: 'edit' },
  { id: 'remove', keys: ['Delete', 'Backspace'], section: 'edit' },
  { id: 'editText', keys: ['Enter', 'F2'], section: 'edit' },
  { id: 'copyStyle', keys: ['Mod+Alt+c'], section: 'edit' },
  { id: 'pasteStyle', keys: ['Mod+Alt+v'], section: 'edit' },
  { id: 'addText', keys: ['t'], section: 'add' },
  { id: 'addRectangle', keys: ['r'], section: 'add' },
  { id: 'addEllipse', keys: ['o'], section: 'add' },
  { id: 'addLine', keys: ['l'], section: 'add' },
  { id: 'forward', keys: [']'], section: 'arrange' },
  { id: 'backward', keys: ['['], section: 'arrange' },
  { id: 'front', keys: ['Mod+]'], section: 'arrange' },
  { id: 'back', keys: ['Mod+['], section: 'arrange' },
  { id: 'larger', keys: ['+', '='], section: 'arrange' },
  { id: 'smaller', keys: ['-'], section: 'arrange' },
  { id: 'group', keys: ['Mod+g'], section: 'arrange' },
  { id: 'ungroup', keys: ['Mod+Shift+g'], section: 'arrange' },
  { id: 'lock', keys: ['Mod+Shift+l'], section: 'arrange' },
  { id: 'hide', keys: ['Mod+Shift+h'], section: 'arrange' },
  { id: 'zoomIn', keys: ['Alt+='], section: 'view' },
  { id: 'zoomOut', keys: ['Alt+-'], section: 'view' },
  { id: 'zoomFit', keys: ['Shift+1'], section: 'view' },
  { id: 'zoomFull', keys: ['Shift+0'], section: 'view' },
  { id: 'help', keys: ['?'], section: 'view' },
] as const satisfies readonly { id: string; keys: readonly string[]; section: string }[];

export type CommandId = (typeof shortcuts)[number]['id'];
export type ShortcutSection = (typeof shortcuts)[number]['section'];

export type Key = {
  readonly key: string;
  /** The key's place on the board: with Alt or Shift the same key writes another sign. */
  readonly code?: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

const signs: Readonly<Record<string, string>> = { Equal: '=', Minus: '-' };

function plainKey({ key, code = '', altKey, shiftKey }: Key): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined && shiftKey) return digit;
  if (altKey) return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? signs[code] ?? key;
  return key.length === 1 ? key.toLowerCase() : key;
}

/** A sign that needs Shift on some boards is meant without it. */
function needsShift(key: string): boolean {
  return /^(?:[a-z0-9]|.{2,})$/u.test(key);
}

function spelt(event: Key): string {
  const key = plainKey(event);
  const held = [
    event.ctrlKey || event.metaKey ? 'Mod+' : '',
    event.altKey ? 'Alt+' : '',
    event.shiftKey && needsShift(key) ? 'Shift+' : '',
  ].join('');
  return held + key;
}

const byKeys = new Map(
  shortcuts.flatMap(({ id, keys }) => keys.map((spelling): [string, CommandId] => [inOrder(spelling), id])),
);

function inOrder(spelling: string): string {
  const parts = spelling.split('+').filter((part) => part !== '');
  const key = spelling.endsWith('+') ? '+' : (parts.at(-1) ?? '');
  return (
    ['Mod', 'Alt', 'Shift']
      .filter((part) => parts.includes(part))
      .map((part) => `${part}+`)
      .join('') + key
  );
}

/** Those that the browser brings as events of their own, with the clipboard in hand. */
const byEvents = new Set<CommandId>(['copy', 'cut', 'paste']);

export function commandFor(event: Key): CommandId | undefined {
  const id = byKeys.get(spelt(event));
  return id !== undefined && byEvents.has(id) ? undefined : id;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** By how many pixels of the frame an arrow key moves: one, with Shift ten. */
export function nudgeFor(event: Key): { readonly x: number; readonly y: number } | undefined {
  const way = arrows[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const far = event.shiftKey ? 10 : 1;
  return { x: way[0] * far, y: way[1] * far };
}

/** Where a key is pressed: on the canvas or where nothing else has the focus, on a button, in a field. */
export type KeyPlace = 'canvas' | 'control' | 'field';

export type KeyMeaning =
  | { readonly kind: 'nudge'; readonly x: number; readonly y: number }
  | { readonly kind: 'command'; readonly id: CommandId }
  | { readonly kind: 'pan' };

/** What a key means there. A field keeps all of its keys, a button those that press it. */
export function meaningOf(event: Key, place: KeyPlace): KeyMeaning | undefined {
  if (place === 'field') return undefined;
  if (place === 'control' && (event.key === 'Enter' || event.key === ' ')) return undefined;
  if (event.key === ' ') return { kind: 'pan' };
  const way = nudgeFor(event);
  if (way) return { kind: 'nudge', ...way };
  const id = commandFor(event);
  return id && { kind: 'command', id };
}
