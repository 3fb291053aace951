import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import { centerOf } from '@adwright/studio/layout/geometry.ts';
import { Slider } from '@adwright/ui/slider.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { unlocked } from '../commands/lock-layers.ts';
import { scaleLayers } from '../commands/move-layers.ts';
import { useEditor, useEditorState, useLayer } from '../store/editor-context.ts';
import { PlaceNumbers } from './place-numbers.tsx';

/** Size, turn and place of the chosen thing. */
export function PlaceFields({ id }: { id: string }) {
  const t = useTranslations('creative-editor');
  const format = useFormatter();
  const editor = useEditor();
  const scale = useLayer(id, ({ layer }) => Math.round((layer.scale ?? 1) * 100)) ?? 100;
  const turn = useLayer(id, ({ layer }) => Math.round(layer.rotate ?? 0)) ?? 0;
  const locked = useEditorState(({ design }) => unlocked(design, [id]).length === 0);
  const resize = (percent: number): void =>
    editor.edit((site) => {
      const box = site.boxes.get(id);
      const now = site.byId.get(id)?.layer.scale ?? 1;
      return box ? scaleLayers(site, [id], percent / 100 / now, centerOf(box)) : site.design;
    }, `scale ${id}`);
  return (
    <>
      <Slider
        label={t('size')}
        min={10}
        max={Math.max(300, scale)}
        value={scale}
        disabled={locked}
        valueText={format.number(scale / 100, { style: 'percent' })}
        onValueChange={resize}
      />
      <Slider
        label={t('turn')}
        min={-180}
        max={180}
        value={turn}
        disabled={locked}
        valueText={format.number(turn, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' })}
        onValueChange={(rotate) =>
          editor.edit(({ design, scope }) => patchDesign(design, id, { rotate }, scope), `turn ${id}`)
        }
      />
      <PlaceNumbers id={id} disabled={locked} />
    </>
  );
}
