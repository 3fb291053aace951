import type { ProductBackdrop } from '@adwright/contract/ads-image/product-image.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import type { ProductImageFields } from './fields.ts';
import { frameOf } from '../plan/plan.ts';
import { ProductCanvas } from './product-canvas.tsx';
import { useBackdropPicture } from '../../kit/cutout/screen/use-backdrop-picture.ts';
import { usePlacePictures } from '../../kit/places/screen/use-place-pictures.ts';
import type { CutoutState } from './use-cutout.ts';

type LivePreviewProps = {
  fields: ProductImageFields;
  /** The backdrop that is looked at; null when there is none but white. */
  backdrop: ProductBackdrop | null;
  own: CutoutState;
  /** Stands in until the person has brought a picture. */
  standIn: Cutout | null;
  onMove: (placing: ProductImageFields['placing']) => void;
};

type Grip = { readonly x: number; readonly y: number; readonly placing: ProductImageFields['placing'] };

/** Moves the product with the pointer; the sliders do the same for everybody else. */
function useDrag(placing: ProductImageFields['placing'], onMove: LivePreviewProps['onMove']) {
  const grip = useRef<Grip | null>(null);
  const clamp = (value: number): number => Math.round(Math.max(-0.5, Math.min(0.5, value)) * 100) / 100;
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, placing };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = grip.current;
      if (from === null) return;
      const { width, height } = event.currentTarget.getBoundingClientRect();
      onMove({
        ...from.placing,
        x: clamp(from.placing.x + (event.clientX - from.x) / width),
        y: clamp(from.placing.y + (event.clientY - from.y) / height),
      });
    },
    onPointerUp: () => {
      grip.current = null;
    },
    onPointerCancel: () => {
      grip.current = null;
    },
  };
}

export function LivePreview({ fields, backdrop, own, standIn, onMove }: LivePreviewProps) {
  const t = useTranslations('tool-product-image');
  const { sizes, placing, shadow, light, match_light, height_cm } = fields;
  const [wanted, setWanted] = useState<string>('square');
  const size = sizes.find(({ kind }) => kind === wanted) ?? sizes[0] ?? { kind: 'square' as const };
  const arrangement = useMemo(
    () => ({ placing, shadow, light, match_light, height_cm }),
    [placing, shadow, light, match_light, height_cm],
  );
  const ownPicture = useBackdropPicture(backdrop?.kind === 'picture' ? backdrop.picture : null);
  const place = usePlacePictures(backdrop?.kind === 'place' ? backdrop.place : null, 'large');
  const drag = useDrag(placing, onMove);
  const white = size.kind === 'marketplace' || backdrop === null;
  const frame = frameOf(size);
  const waiting = own.state === 'loading' || own.state === 'cutting';
  return (
    <PreviewFrame>
      <div className="flex flex-col items-center gap-4">
        {sizes.length > 1 && (
          <RadioGroup
            label={t('sizes.title')}
            hideLabel
            layout="chips"
            value={size.kind}
            onValueChange={setWanted}
            options={sizes.map(({ kind }) => ({ value: kind, label: t(`sizes.${kind}`) }))}
          />
        )}
        <div
          {...(white ? {} : drag)}
          style={{ maxWidth: `min(100%, ${Math.round((frame.width / frame.height) * 34)}rem)` }}
          className={white ? 'w-full' : 'w-full cursor-grab touch-pan-y active:cursor-grabbing'}
        >
          <ProductCanvas
            cutout={own.cutout ?? standIn}
            backdrop={white ? null : backdrop}
            picture={backdrop?.kind === 'place' ? place : ownPicture}
            arrangement={arrangement}
            frame={frame}
            label={t('preview.alt')}
            className={classNames('rounded-control shadow-raised', waiting && 'opacity-40')}
          />
        </div>
        <Note own={own} prompt={backdrop?.kind === 'prompt'} />
      </div>
    </PreviewFrame>
  );
}

function Note({ own, prompt }: { own: CutoutState; prompt: boolean }) {
  const t = useTranslations('tool-product-image.preview');
  const media = useTranslations('tool-media.pictures');
  if (own.state === 'failed')
    return (
      <Notice tone="warn" className="w-full">
        {own.problem ?? t('failed')}
      </Notice>
    );
  const waiting = own.state === 'cutting' || own.state === 'loading';
  const words = {
    none: media('standIn'),
    loading: t('cutting'),
    cutting: t('cutting'),
    ready: prompt ? t('prompt') : t('drag'),
  };
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted">
      {waiting && <Spinner />}
      {words[own.state]}
    </p>
  );
}
