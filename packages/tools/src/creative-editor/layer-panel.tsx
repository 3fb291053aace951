import type { Paint } from '@adwright/studio/creative/paint.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { groundLayer } from '@adwright/studio/design/design.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { useTranslations } from 'use-intl';
import { useEditor } from './editor-state.ts';
import { PictureSwap } from './picture-swap.tsx';
import { LayerActions, PlaceFields } from './place-fields.tsx';
import { SwatchField } from './swatch-field.tsx';
import { TextFields } from './text-fields.tsx';
import { useLayerName } from './use-layer-name.ts';

function colorOf(paint: Paint): string {
  return paint.kind === 'solid' ? paint.color : (paint.stops[0]?.color ?? '#ffffff');
}

/** What the thing stands on or is filled with. */
function fillOf({ layer }: EditableLayer): Paint | undefined {
  if (layer.kind === 'shape') return layer.fill;
  if (layer.kind === 'text') return layer.style.plate && solid(layer.style.plate.color);
  if (layer.kind !== 'group') return undefined;
  const first = layer.children[0];
  return layer.fill ?? (layer.layout === 'free' && first?.kind === 'shape' ? first.fill : undefined);
}

/** Everything that can be changed on the chosen thing. */
export function LayerPanel({ focusText }: { focusText: number }) {
  const { selected } = useEditor();
  if (!selected) return <NothingChosen />;
  return <ChosenLayer key={selected.id} layer={selected} focusText={focusText} />;
}

function NothingChosen() {
  const t = useTranslations('creative-editor');
  const { design, creative, scope, change } = useEditor();
  const ground = creative.scenes[0]?.background;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-muted">{t('nothingChosen')}</p>
      {ground && (
        <SwatchField
          label={t('background')}
          value={colorOf(ground)}
          onChange={(color) => change(patchDesign(design, groundLayer, { fill: solid(color) }, scope), 'ground')}
        />
      )}
    </div>
  );
}

function ChosenLayer({ layer, focusText }: { layer: EditableLayer; focusText: number }) {
  const t = useTranslations('creative-editor');
  const { name } = useLayerName();
  const { design, scope, change } = useEditor();
  const fill = fillOf(layer);
  const line = layer.layer.kind === 'shape' && !layer.layer.fill ? layer.layer.stroke?.color : undefined;
  const mark = layer.layer.kind === 'rating' || layer.layer.kind === 'progress' ? layer.layer.color : line;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-sm font-medium">{name(layer)}</h3>
        <LayerActions layer={layer} />
      </div>
      {layer.text && <TextFields layer={layer} text={layer.text} focusText={focusText} />}
      {layer.image && <PictureSwap layer={layer} image={layer.image} />}
      {fill && (
        <SwatchField
          label={t('fill')}
          value={colorOf(fill)}
          onChange={(color) => change(patchDesign(design, layer.id, { fill: solid(color) }, scope), `fill ${layer.id}`)}
        />
      )}
      {mark !== undefined && (
        <SwatchField
          label={t('color')}
          value={mark}
          onChange={(color) => change(patchDesign(design, layer.id, { color }, scope), `color ${layer.id}`)}
        />
      )}
      <PlaceFields layer={layer} />
    </div>
  );
}
