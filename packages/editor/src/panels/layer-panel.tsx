import { type Paint, solid } from '@adwright/studio/creative/paint.ts';
import { groundLayer } from '@adwright/studio/design/design.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { useTranslations } from 'use-intl';
import { fillOf } from '../commands/layer-style.ts';
import { useEditor, useEditorState, useLayer } from '../store/editor-context.ts';
import { buildOf } from '../store/site.ts';
import { AlignFields } from './align-fields.tsx';
import { LayerActions } from './layer-actions.tsx';
import { useLabelText, useLayerLabel } from './layer-names.ts';
import { PictureSwap } from './picture-swap.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SwatchField } from './swatch-field.tsx';
import { TextFields } from './text-fields.tsx';

function colorOf(paint: Paint): string {
  return paint.kind === 'solid' ? paint.color : (paint.stops[0]?.color ?? '#ffffff');
}

/** Everything that can be changed on what is chosen. */
export function LayerPanel() {
  const [id, another] = useEditorState((state) => state.selection);
  if (id === undefined) return <NothingChosen />;
  return another === undefined ? <ChosenLayer key={id} id={id} /> : <ChosenLayers />;
}

function NothingChosen() {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const ground = useEditorState((state) => {
    const paint = buildOf(state.design, state.frame).creative.scenes[0]?.background;
    return paint && colorOf(paint);
  });
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-muted">{t('nothingChosen')}</p>
      {ground !== undefined && (
        <SwatchField
          label={t('background')}
          value={ground}
          onChange={(color) =>
            editor.edit(
              ({ design, scope }) => patchDesign(design, groundLayer, { fill: solid(color) }, scope),
              'ground',
            )
          }
        />
      )}
    </div>
  );
}

function ChosenLayers() {
  const t = useTranslations('creative-editor');
  const ids = useEditorState((state) => state.selection);
  return (
    <div className="flex flex-col gap-6">
      <h3 className="text-sm font-medium">{t('chosenCount', { count: ids.length })}</h3>
      <LayerActions ids={ids} />
      <AlignFields ids={ids} />
    </div>
  );
}

/** A line without a fill, a rating, a bar: things of one colour that is neither a text's nor a fill. */
function markColor({ layer }: EditableLayer): string | undefined {
  if (layer.kind === 'rating' || layer.kind === 'progress') return layer.color;
  return layer.kind === 'shape' && !layer.fill ? layer.stroke?.color : undefined;
}

function ChosenLayer({ id }: { id: string }) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const { name } = useLabelText();
  const label = useLayerLabel(id);
  const parts = useLayer(id, (layer) => {
    const fill = fillOf(layer);
    return {
      hasText: layer.text !== undefined,
      asset: layer.image?.asset,
      fill: fill && colorOf(fill),
      mark: markColor(layer),
    };
  });
  if (!parts || !label) return <NothingChosen />;
  const paint = (fields: { color: string } | { fill: Paint }, tag: string): void =>
    editor.edit(({ design, scope }) => patchDesign(design, id, fields, scope), `${tag} ${id}`);
  return (
    <div className="flex flex-col gap-6">
      <h3 className="text-sm font-medium">{name(label)}</h3>
      <LayerActions ids={[id]} />
      {parts.hasText && <TextFields id={id} />}
      {parts.fill !== undefined && (
        <SwatchField label={t('fill')} value={parts.fill} onChange={(color) => paint({ fill: solid(color) }, 'fill')} />
      )}
      {parts.mark !== undefined && (
        <SwatchField label={t('color')} value={parts.mark} onChange={(color) => paint({ color }, 'color')} />
      )}
      <AlignFields ids={[id]} />
      <PlaceFields id={id} />
      {parts.asset !== undefined && <PictureSwap id={id} asset={parts.asset} slot={label.slot} />}
    </div>
  );
}
