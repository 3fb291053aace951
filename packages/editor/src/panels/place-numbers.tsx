import { layoutOnce } from '@adwright/creative-view/layout-once.ts';
import { limits } from '@adwright/studio/creative/limits.ts';
import { NumberField } from '@adwright/ui/number-field.tsx';
import { useTranslations } from 'use-intl';
import { moveLayers } from '../commands/move-layers.ts';
import { sizeLayer } from '../commands/stretch-layer.ts';
import { drawnSize } from '../geometry/drawn-size.ts';
import { boxNow, useEditor, useEditorState } from '../store/editor-context.ts';
import type { EditorState } from '../store/editor-store.ts';
import { buildOf } from '../store/site.ts';

const most = limits.coordinate;

/** Where it stands and how large it is, in pixels of the frame. What is turned has the size it has upright. */
function numbersOf(state: EditorState, id: string) {
  const box = boxNow(state, id);
  if (!box) return undefined;
  const { creative, byId } = buildOf(state.design, state.frame);
  const layer = byId.get(id);
  const turned = (layer?.layer.rotate ?? 0) % 180 !== 0;
  const size = (layer && turned && drawnSize(layoutOnce(creative, state.measurer), layer)) || box;
  const [x, y, width, height] = [box.x, box.y, size.width, size.height].map(Math.round);
  return { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
}

export function PlaceNumbers({ id, disabled }: { id: string; disabled: boolean }) {
  const t = useTranslations('creative-editor.place');
  const editor = useEditor();
  const now = useEditorState((state) => numbersOf(state, id));
  if (!now) return null;
  const move = (along: 'x' | 'y', to: number): void =>
    editor.edit((site) => {
      const by = to - Math.round(site.boxes.get(id)?.[along] ?? to);
      return moveLayers(site, [id], along === 'x' ? { x: by, y: 0 } : { x: 0, y: by });
    }, `place ${id}`);
  const resize = (along: 'width' | 'height', to: number): void =>
    editor.edit((site) => (to === now[along] ? site.design : sizeLayer(site, id, along, to)), `size ${id}`);
  return (
    <div className="grid grid-cols-2 gap-4">
      <Pixels label={t('x')} value={now.x} min={-most} disabled={disabled} onChange={(to) => move('x', to)} />
      <Pixels label={t('y')} value={now.y} min={-most} disabled={disabled} onChange={(to) => move('y', to)} />
      <Pixels label={t('width')} value={now.width} min={1} disabled={disabled} onChange={(to) => resize('width', to)} />
      <Pixels
        label={t('height')}
        value={now.height}
        min={1}
        disabled={disabled}
        onChange={(to) => resize('height', to)}
      />
    </div>
  );
}

type PixelsProps = { label: string; value: number; min: number; disabled: boolean; onChange: (value: number) => void };

function Pixels({ label, value, min, disabled, onChange }: PixelsProps) {
  return (
    <NumberField
      label={label}
      value={value}
      min={min}
      max={most}
      unit="px"
      disabled={disabled}
      onValueChange={onChange}
    />
  );
}
