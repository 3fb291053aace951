import { patchDesign, resetLayer } from '@adwright/studio/design/edit-design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { boxesOf } from '@adwright/studio/design/layer-boxes.ts';
import { centerOf } from '@adwright/studio/layout/geometry.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  BringToFront,
  EyeOff,
  RotateCcw,
  SendToBack,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { currentMeasurer } from '../creative-view/canvas-fonts.ts';
import { useEditor } from './editor-state.ts';
import { ordered } from './order-layer.ts';
import { moveBy, scaleAbout, takeHold } from './place-layer.ts';

type Side = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

const sides: readonly { side: Side; Icon: typeof AlignStartVertical }[] = [
  { side: 'left', Icon: AlignStartVertical },
  { side: 'center', Icon: AlignCenterVertical },
  { side: 'right', Icon: AlignEndVertical },
  { side: 'top', Icon: AlignStartHorizontal },
  { side: 'middle', Icon: AlignCenterHorizontal },
  { side: 'bottom', Icon: AlignEndHorizontal },
];

/** Position, size and turn of the chosen thing. */
export function PlaceFields({ layer }: { layer: EditableLayer }) {
  const t = useTranslations('creative-editor');
  const format = useFormatter();
  const { design, frame, scope, change, list, layers } = useEditor();
  const grip = () => takeHold(design, layer, frame, scope, currentMeasurer());
  const box = list && boxesOf(list, layers).get(layer.id);
  const scale = Math.round((layer.layer.scale ?? 1) * 100);
  const turn = Math.round(layer.layer.rotate ?? 0);
  const resize = (percent: number): void => {
    const held = grip();
    if (held) change(scaleAbout(held, percent / 100 / held.from.scale, centerOf(held.box)), `scale ${layer.id}`);
  };
  const alignTo = (side: Side): void => {
    const held = grip();
    if (!held) return;
    const { x, y } = wayTo(side, held.box, frame);
    change(moveBy(held, x, y));
  };
  return (
    <>
      <div role="group" aria-label={t('alignInFrame')} dir="ltr" className="flex flex-wrap gap-1 rtl:justify-end">
        {sides.map(({ side, Icon }) => (
          <IconButton
            key={side}
            size="sm"
            variant="outline"
            label={t(`place.${side}`)}
            icon={<Icon />}
            onClick={() => alignTo(side)}
          />
        ))}
      </div>
      <Slider
        label={t('size')}
        min={10}
        max={Math.max(300, scale)}
        value={scale}
        valueText={format.number(scale / 100, { style: 'percent' })}
        onValueChange={resize}
      />
      <Slider
        label={t('turn')}
        min={-180}
        max={180}
        value={turn}
        valueText={format.number(turn, { style: 'unit', unit: 'degree' })}
        onValueChange={(rotate) => change(patchDesign(design, layer.id, { rotate }, scope), `turn ${layer.id}`)}
      />
      {box && (
        <p dir="ltr" className="text-sm text-muted tabular-nums rtl:text-end">
          {`x ${Math.round(box.x)} · y ${Math.round(box.y)} · ${Math.round(box.width)} × ${Math.round(box.height)} px`}
        </p>
      )}
    </>
  );
}

function wayTo(
  side: Side,
  box: { x: number; y: number; width: number; height: number },
  {
    width,
    height,
    safe,
  }: { width: number; height: number; safe: { top: number; right: number; bottom: number; left: number } },
): { x: number; y: number } {
  switch (side) {
    case 'left':
      return { x: safe.left - box.x, y: 0 };
    case 'center':
      return { x: width / 2 - box.x - box.width / 2, y: 0 };
    case 'right':
      return { x: width - safe.right - box.x - box.width, y: 0 };
    case 'top':
      return { x: 0, y: safe.top - box.y };
    case 'middle':
      return { x: 0, y: height / 2 - box.y - box.height / 2 };
    case 'bottom':
      return { x: 0, y: height - safe.bottom - box.y - box.height };
  }
}

/** Front, back, hide, and back to how the template has it. */
export function LayerActions({ layer }: { layer: EditableLayer }) {
  const t = useTranslations('creative-editor');
  const { design, scope, change, select } = useEditor();
  const touched = design.patches.some((patch) => patch.layer === layer.id);
  return (
    <div role="group" aria-label={t('actions')} className="flex flex-wrap gap-1">
      <IconButton
        size="sm"
        variant="outline"
        label={t('forward')}
        icon={<BringToFront />}
        onClick={() => change(ordered(design, layer, 1, scope))}
      />
      <IconButton
        size="sm"
        variant="outline"
        label={t('backward')}
        icon={<SendToBack />}
        onClick={() => change(ordered(design, layer, -1, scope))}
      />
      <IconButton
        size="sm"
        variant="outline"
        label={t('hide')}
        icon={<EyeOff />}
        onClick={() => {
          change(patchDesign(design, layer.id, { hidden: true }, scope));
          select(undefined);
        }}
      />
      <IconButton
        size="sm"
        variant="outline"
        label={t('resetLayer')}
        icon={<RotateCcw />}
        disabled={!touched}
        onClick={() => change(resetLayer(design, layer.id, scope))}
      />
    </div>
  );
}
