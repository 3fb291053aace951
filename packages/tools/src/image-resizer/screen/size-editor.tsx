import { type PlacementId, placementOf } from '@adwright/studio/placements.ts';
import { Button } from '@adwright/ui/button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import type { PointerEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { type Choice, Way } from '../contract.ts';
import type { PreviewSources } from './draw-preview.ts';
import { clamp } from '../plan/boxes.ts';
import type { SizePlan } from '../plan/plan.ts';
import { SizeCanvas } from './size-canvas.tsx';
import { usePlacementName } from '../../kit/form/screen/use-placement-name.ts';

type SizeEditorProps = {
  id: PlacementId;
  plan: SizePlan;
  choice: Choice;
  sources: PreviewSources;
  colour: string;
  onChange: (choice: Choice) => void;
};

type Focus = { x: number; y: number };

/** Where the focus is now, whether a hand put it there or not. */
function focusNow({ way, crop, place }: SizePlan, picture: HTMLImageElement, id: PlacementId): Focus {
  const { width, height } = placementOf(id);
  if (way === 'crop')
    return {
      x: (crop.x + crop.width / 2) / picture.naturalWidth,
      y: (crop.y + crop.height / 2) / picture.naturalHeight,
    };
  const part = (at: number, free: number): number => (free < 1 ? 0.5 : clamp(at / free, 0, 1));
  return { x: part(place.x, width - place.width), y: part(place.y, height - place.height) };
}

/** One size by hand: the way it is made, and where the eye should rest. */
export function SizeEditor({ id, plan, choice, sources, colour, onChange }: SizeEditorProps) {
  const t = useTranslations('tool-image-resizer');
  const format = useFormatter();
  const { remote } = useToolHost();
  const frame = placementOf(id);
  const name = usePlacementName()(id);
  const focus = choice.focus ?? focusNow(plan, sources.picture, id);
  const move = (next: Focus): void =>
    onChange({ ...choice, focus: { x: clamp(next.x, 0, 1), y: clamp(next.y, 0, 1) } });
  const ways = Way.options.filter((way) => way !== 'outpaint' || remote.includes('image_edit'));
  return (
    <fieldset className="flex flex-col gap-6 border-t pt-6 @xl:flex-row">
      <legend className="sr-only">{t('edit', { name })}</legend>
      <Stage {...{ plan, sources, colour, frame, focus }} onMove={move} />
      <div className="flex min-w-0 flex-1 flex-col gap-5">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        <NativeSelect<Choice['way']>
          label={t('way')}
          value={choice.way}
          onValueChange={(way) => onChange({ ...choice, way })}
          options={[
            { value: 'auto', label: t('wayNow', { way: t(`ways.${plan.way}`) }) },
            ...ways.map((value) => ({ value, label: t(`ways.${value}`) })),
          ]}
        />
        {(['x', 'y'] as const).map((axis) => (
          <Slider
            key={axis}
            label={t(axis === 'x' ? 'across' : 'down')}
            min={0}
            max={100}
            value={Math.round(focus[axis] * 100)}
            onValueChange={(value) => move({ ...focus, [axis]: value / 100 })}
            valueText={format.number(focus[axis], { style: 'percent' })}
          />
        ))}
        <p className="text-sm text-muted">{t('dragHint')}</p>
        <Button onClick={() => onChange({ way: 'auto', focus: null })}>{t('reset')}</Button>
      </div>
    </fieldset>
  );
}

type StageProps = {
  plan: SizePlan;
  sources: PreviewSources;
  colour: string;
  frame: ReturnType<typeof placementOf>;
  focus: Focus;
  onMove: (focus: Focus) => void;
};

/** The sliders do the same for those who do not use a pointer. */
function Stage({ plan, sources, colour, frame, focus, onMove }: StageProps) {
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons === 0) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const [dx, dy] = [event.movementX / width, event.movementY / height];
    // A crop moves against the hand that holds the picture; a placed picture moves with it.
    const sign = plan.way === 'crop' ? -1 : 1;
    const by =
      plan.way === 'crop'
        ? { x: plan.crop.width / sources.picture.naturalWidth, y: plan.crop.height / sources.picture.naturalHeight }
        : { x: 1, y: 1 };
    onMove({ x: focus.x + sign * dx * by.x, y: focus.y + sign * dy * by.y });
  };
  const { width, height, safe } = frame;
  const percent = (value: number, of: number): string => `${(100 * value) / of}%`;
  return (
    <div
      className="relative max-h-96 max-w-full shrink-0 cursor-grab touch-none self-center border active:cursor-grabbing @xl:self-start"
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `min(100%, ${Math.round(Math.min(width, 384, (384 * width) / height))}px)`,
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    >
      <SizeCanvas {...{ sources, frame, plan, colour }} longest={768} className="size-full" />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute border border-dashed border-white/80 mix-blend-difference"
        style={{
          top: percent(safe.top, height),
          bottom: percent(safe.bottom, height),
          left: percent(safe.left, width),
          right: percent(safe.right, width),
        }}
      />
    </div>
  );
}
