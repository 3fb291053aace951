import { classNames } from '@adwright/ui/class-names.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { ChevronDown, ChevronUp, Eye, EyeOff, Image, Lock, LockOpen, Shapes, Sparkles, Type } from 'lucide-react';
import { type KeyboardEvent, memo, type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withMates } from '../commands/group-layers.ts';
import { hideLayers } from '../commands/hide-layers.ts';
import { type Ordering, orderLayers, placeBeside } from '../commands/order-layers.ts';
import { toggleLock } from '../keyboard/run-command.ts';
import { useEditor, useEditorState, useLayer } from '../store/editor-context.ts';
import { buildOf } from '../store/site.ts';
import { LayerNameField } from './layer-name-field.tsx';
import { useLabelText, useLayerLabel } from './layer-names.ts';

const icons = { text: Type, picture: Image, shape: Shapes, other: Sparkles } as const;

/** Everything in the picture, the foremost first, as in every such list. A key typed into one text draws one row. */
export function LayerList() {
  const t = useTranslations('creative-editor');
  const ids = useEditorState((state) =>
    buildOf(state.design, state.frame)
      .layers.map(({ id }) => id)
      .toReversed(),
  );
  const [dragged, drag] = useState<string | null>(null);
  return (
    <ul aria-label={t('layers')} className="flex flex-col divide-y border-y">
      {ids.map((id) => (
        <Row key={id} id={id} dragged={dragged} onDrag={drag} />
      ))}
    </ul>
  );
}

type RowProps = { id: string; dragged: string | null; onDrag: (id: string | null) => void };

const Row = memo(function Row({ id, dragged, onDrag }: RowProps) {
  const t = useTranslations('creative-editor');
  const { name, whole } = useLabelText();
  const editor = useEditor();
  const label = useLayerLabel(id);
  const hidden = useLayer(id, (layer) => layer.hidden) ?? false;
  const { chosen, locked, grouped } = useEditorState(({ design, selection }) => ({
    chosen: selection.includes(id),
    locked: design.locked?.includes(id) ?? false,
    grouped: (design.groups ?? []).some(({ layers }) => layers.includes(id)),
  }));
  const [over, setOver] = useState<'front' | 'behind' | null>(null);
  const [naming, setNaming] = useState(false);
  if (!label) return null;
  const Icon = icons[label.kind];
  const order = (to: Ordering): void => editor.edit((site) => orderLayers(site, [id], to));
  const choose = (event: MouseEvent): void => {
    const { selection, design } = editor.get();
    const all = withMates(design, [id]);
    if (!(event.shiftKey || event.ctrlKey || event.metaKey)) return editor.select(all);
    return editor.select(chosen ? selection.filter((one) => !all.includes(one)) : [...new Set([...selection, ...all])]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const orders = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (!orders && event.key !== 'F2') return;
    event.preventDefault();
    if (orders) order(event.key === 'ArrowUp' ? 'forward' : 'backward');
    else setNaming(true);
  };
  const drop = (): void => {
    if (dragged !== null && dragged !== id && over) editor.edit((site) => placeBeside(site, dragged, id, over));
    setOver(null);
    onDrag(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for the pointer; the buttons in it order as well
    <li
      draggable={!locked && !naming}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(id);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => {
        if (dragged === null) return;
        event.preventDefault();
        const box = event.currentTarget.getBoundingClientRect();
        setOver(event.clientY < box.top + box.height / 2 ? 'front' : 'behind');
      }}
      onDragLeave={() => setOver(null)}
      onDrop={drop}
      className={classNames(
        'flex items-center py-1 ps-1',
        chosen && 'bg-accent-soft',
        grouped && 'border-s-2 border-s-support',
        over === 'front' && 'shadow-[0_-2px_0_var(--color-accent)]',
        over === 'behind' && 'shadow-[0_2px_0_var(--color-accent)]',
      )}
    >
      {naming ? (
        <LayerNameField id={id} name={name(label)} onDone={() => setNaming(false)} />
      ) : (
        <button
          type="button"
          aria-pressed={chosen}
          aria-label={whole(label)}
          disabled={hidden}
          onClick={choose}
          onKeyDown={onKeyDown}
          onDoubleClick={() => setNaming(true)}
          title={`${whole(label)}\n${t('renameHint')}`}
          className="flex min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1.5 text-start touch-target hover:bg-hover disabled:text-faint"
        >
          <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="flex min-w-0 flex-col">
            <span className={classNames('line-clamp-2 text-sm wrap-anywhere', hidden && 'line-through')}>
              {name(label)}
            </span>
            {label.words !== undefined && (
              <span dir="auto" className="truncate text-xs text-muted">
                {label.words}
              </span>
            )}
          </span>
        </button>
      )}
      <IconButton
        size="sm"
        label={t('forwardOf', { name: name(label) })}
        icon={<ChevronUp />}
        disabled={locked}
        onClick={() => order('forward')}
      />
      <IconButton
        size="sm"
        label={t('backwardOf', { name: name(label) })}
        icon={<ChevronDown />}
        disabled={locked}
        onClick={() => order('backward')}
      />
      <IconButton
        size="sm"
        label={t(locked ? 'unlockOf' : 'lockOf', { name: name(label) })}
        icon={locked ? <Lock /> : <LockOpen />}
        onClick={() => toggleLock(editor, [id])}
      />
      <IconButton
        size="sm"
        label={t(hidden ? 'showOf' : 'hideOf', { name: name(label) })}
        icon={hidden ? <EyeOff /> : <Eye />}
        onClick={() => editor.edit((site) => hideLayers(site, [id], !hidden))}
      />
    </li>
  );
});
