import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { renameLayer } from '../commands/rename-layer.ts';
import { useEditor } from '../store/editor-context.ts';

/** A layer's name being written in its row. Enter and leaving it keep it, Escape does not; none is the usual name. */
export function LayerNameField({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const field = useRef<HTMLInputElement>(null);
  const given = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const keep = (wished: string): void => {
    if (!given.current && wished !== name) editor.edit(({ design }) => renameLayer(design, id, wished));
    given.current = true;
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    keep(event.key === 'Enter' ? event.currentTarget.value : name);
    editor.askFocus();
  };
  return (
    <input
      ref={field}
      data-writing=""
      aria-label={t('renameOf', { name })}
      defaultValue={name}
      maxLength={80}
      dir="auto"
      onBlur={(event) => keep(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      className="min-w-0 flex-1 rounded-control border border-line-strong bg-raised px-2 py-1.5 text-sm touch-target"
    />
  );
}
