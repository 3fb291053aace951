import { union } from '@adwright/studio/layout/geometry.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keyPlaceOf, reaches } from '../keyboard/key-place.ts';
import { type CommandId, meaningOf } from '../keyboard/keymap.ts';
import { nudge, runCommand } from '../keyboard/run-command.ts';
import { labelIn, useLabelText } from '../panels/layer-names.ts';
import { useEditor } from '../store/editor-context.ts';
import { useNewWords } from '../panels/use-new-words.ts';

export type Space = { hold(): void; isHeld(): boolean };

/** Space is held: the next drag moves the picture. */
export function useSpaceHeld(): Space {
  const held = useRef(false);
  useEffect(() => {
    const release = (event: KeyboardEvent): void => {
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

type Places = { readonly viewport: RefObject<HTMLElement | null>; readonly stage: RefObject<HTMLElement | null> };

/** Keys, wherever in the editor they are pressed, and what is said to those who do not see what they did. */
export function useStageKeys({ viewport, stage }: Places, space: Space, onHelp: () => void): string {
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
    const gone = selection.flatMap((one) => labelIn(editor.get(), one) ?? []);
    runCommand(editor, id, words);
    if (id === 'larger' || id === 'smaller') sayWhere('size');
    if (id === 'remove' || id === 'hide') {
      if (gone.length > 0) say(t(id === 'hide' ? 'saidHidden' : 'saidDeleted', { name: gone.map(name).join(', ') }));
      stage.current?.focus({ preventScroll: true });
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    const root = viewport.current?.closest<HTMLElement>('[data-editor]') ?? null;
    // Tabs, sliders and menus have taken what is theirs by now.
    if (event.defaultPrevented || event.isComposing || !reaches(root, event.target)) return;
    const meaning = meaningOf(event, keyPlaceOf(viewport.current, event.target));
    if (!meaning || (meaning.kind === 'nudge' && editor.get().selection.length === 0)) return;
    event.preventDefault();
    if (meaning.kind === 'pan') return space.hold();
    if (meaning.kind === 'command') return meaning.id === 'help' ? onHelp() : run(meaning.id);
    nudge(editor, meaning);
    sayWhere('place');
  };
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => latest.current(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return said;
}
