/** What a key does to the thing that has the focus on the canvas. */
export type StageAction =
  | { readonly kind: 'nudge'; readonly x: number; readonly y: number }
  | { readonly kind: 'scale'; readonly by: number }
  | { readonly kind: 'order'; readonly by: 1 | -1 }
  | { readonly kind: 'hide' }
  | { readonly kind: 'edit' };

type Key = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
};

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function stageAction(key: Key): StageAction | undefined {
  if (key.ctrlKey || key.metaKey || key.altKey) return undefined;
  const way = arrows[key.key];
  if (way) {
    const far = key.shiftKey ? 10 : 1;
    return { kind: 'nudge', x: way[0] * far, y: way[1] * far };
  }
  switch (key.key) {
    case '+':
    case '=':
      return { kind: 'scale', by: 1.05 };
    case '-':
      return { kind: 'scale', by: 1 / 1.05 };
    case ']':
      return { kind: 'order', by: 1 };
    case '[':
      return { kind: 'order', by: -1 };
    case 'Delete':
    case 'Backspace':
      return { kind: 'hide' };
    case 'Enter':
    case 'F2':
      return { kind: 'edit' };
    default:
      return undefined;
  }
}

/** Undo and redo, wherever in the editor; a field being written in keeps its own. */
export function historyKey(key: Key): 'undo' | 'redo' | undefined {
  if (!(key.ctrlKey || key.metaKey) || key.altKey) return undefined;
  const letter = key.key.toLowerCase();
  if (letter === 'z') return key.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !key.shiftKey ? 'redo' : undefined;
}
