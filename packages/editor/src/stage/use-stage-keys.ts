import { union } from '@adwright/studio/layout/geometry.ts';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type CommandId, commandFor, nudgeFor } from '../keyboard/keymap.ts';
import { nudge, runCommand } from '../keyboard/run-command.ts';
import { labelsOf, useLabelText } from '../panels/layer-names.ts';
import { useEditor } from '../store/editor-context.ts';
import { useNewWords } from '../panels/use-new-words.ts';

export type Space = { hold(): void; isHeld(): boolean };

/** Space is held: the next drag moves the picture. */
export function useSpaceHeld(): Space {
  const held = useRef(false);
  useEffect(() => {
    const release = (event: globalThis.KeyboardEvent): void => {
      if (event.key === ' ') held.current = false;
    };
    window.addEventListener('keyup', release);
    return () => window.removeEventListener('keyup', release);
  }, []);
  return {
    hold: () => {
      held.current = true;
    },
    isHeld: () => held.current,
  };
}

/** Keys on the canvas, and what is said to those who do not see what they did. */
export function useStageKeys(stage: RefObject<HTMLElement | null>, space: Space, onHelp: () => void) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const words = useNewWords();
  const { name } = useLabelText();
  const [said, say] = useState('');

  const sayWhere = (what: 'place' | 'size'): void => {
    const { selection } = editor.get();
    const { boxes } = editor.site();
    const [first, ...rest] = selection.flatMap((id) => boxes.get(id) ?? []);
    if (!first) return;
    const { x, y, width, height } = rest.reduce(union, first);
    say(
      what === 'place'
        ? t('saidPlace', { x: Math.round(x), y: Math.round(y) })
        : t('saidSize', { width: Math.round(width), height: Math.round(height) }),
    );
  };
  const run = (id: CommandId): void => {
    const { selection } = editor.get();
    const gone = selection.map((one) => labelsOf(editor.site().layers).get(one)).flatMap((one) => one ?? []);
    runCommand(editor, id, words);
    if (id === 'larger' || id === 'smaller') sayWhere('size');
    if (id === 'remove' || id === 'hide') {
      if (gone.length > 0) say(t('saidHidden', { name: gone.map(name).join(', ') }));
      stage.current?.focus({ preventScroll: true });
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === ' ') {
      space.hold();
      event.preventDefault();
      return;
    }
    const by = nudgeFor(event);
    if (by) {
      if (editor.get().selection.length === 0) return;
      event.preventDefault();
      nudge(editor, by);
      sayWhere('place');
      return;
    }
    const command = commandFor(event);
    // Undo and redo are heard by the whole editor.
    if (!command || command === 'undo' || command === 'redo') return;
    event.preventDefault();
    if (command === 'help') onHelp();
    else run(command);
  };
  return { onKeyDown, said };
}
