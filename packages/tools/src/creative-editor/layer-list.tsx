import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { ChevronDown, ChevronUp, Eye, EyeOff, Image, Shapes, Sparkles, Type } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useEditor } from './editor-state.ts';
import { ordered } from './order-layer.ts';
import { useLayerName } from './use-layer-name.ts';

const icons = { text: Type, picture: Image, shape: Shapes, other: Sparkles } as const;

/** Everything in the picture, the foremost first, as in every such list. */
export function LayerList() {
  const t = useTranslations('creative-editor');
  const { layers } = useEditor();
  return (
    <ul aria-label={t('layers')} className="flex flex-col divide-y border-y">
      {layers.toReversed().map((layer) => (
        <Row key={layer.id} layer={layer} />
      ))}
    </ul>
  );
}

function Row({ layer }: { layer: EditableLayer }) {
  const t = useTranslations('creative-editor');
  const { name, whole } = useLayerName();
  const { design, scope, change, select, selectedId } = useEditor();
  const Icon = icons[layer.kind];
  const label = name(layer);
  // Shown in this size alone, it may still be hidden in the others.
  const hidden = !layer.hidden || (scope.only ? false : undefined);
  return (
    <li className={classNames('flex items-center gap-1 py-1 ps-1', layer.id === selectedId && 'bg-accent-soft')}>
      <button
        type="button"
        aria-pressed={layer.id === selectedId}
        aria-label={whole(layer)}
        disabled={layer.hidden}
        onClick={() => select(layer.id)}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1.5 text-start touch-target hover:bg-hover disabled:text-faint"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="flex min-w-0 flex-col">
          <span className={classNames('truncate text-sm', layer.hidden && 'line-through')}>{label}</span>
          {layer.text && (
            <span dir="auto" className="truncate text-xs text-muted">
              {layer.text.text}
            </span>
          )}
        </span>
      </button>
      <IconButton
        size="sm"
        label={t('forwardOf', { name: label })}
        icon={<ChevronUp />}
        onClick={() => change(ordered(design, layer, 1, scope))}
      />
      <IconButton
        size="sm"
        label={t('backwardOf', { name: label })}
        icon={<ChevronDown />}
        onClick={() => change(ordered(design, layer, -1, scope))}
      />
      <IconButton
        size="sm"
        label={t(layer.hidden ? 'showOf' : 'hideOf', { name: label })}
        icon={layer.hidden ? <EyeOff /> : <Eye />}
        onClick={() => change(patchDesign(design, layer.id, { hidden }, scope))}
      />
    </li>
  );
}
