import type { ProductBackdrop, ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import { placeOf, places } from '@adwright/places/places.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { hasColouredLight } from '@adwright/scenery/place/coloured-light.ts';
import { Button } from '@adwright/ui/button.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { type CSSProperties, type PointerEvent, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { isTooLargeFor, usualPlace } from '../../kit/places/plan/choose-places.ts';
import { calledBy, type ProductImageFields } from './fields.ts';
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
  /** Stands in until the person has brought a picture; never for one that shows no product. */
  standIn: Cutout | null;
  onMove: (placing: ProductImageFields['placing']) => void;
  onMatchLight: () => void;
};

/**
 * No higher than leaves all around it in sight beside the form, the offer to match the light included: a preview that is
 * taller than the window scrolls away while places are looked through.
 */
const inSight = 'max-w-[calc(34rem*var(--shape))] @4xl:max-w-[calc(clamp(17rem,100dvh-29rem,34rem)*var(--shape))]';

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

export function LivePreview({ fields, backdrop, own, standIn, onMove, onMatchLight }: LivePreviewProps) {
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
        {own.state !== 'failed' && (
          <div
            {...(white ? {} : drag)}
            style={{ '--shape': frame.width / frame.height } as CSSProperties}
            className={classNames('w-full', inSight, !white && 'cursor-grab touch-pan-y active:cursor-grabbing')}
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
        )}
        {!match_light && isColoured(white ? null : backdrop) && (
          <MatchHint several={severalPlaces(fields.backdrops)} onMatchLight={onMatchLight} />
        )}
        <SmallSceneHint backdrop={white ? null : backdrop} called={calledBy(fields)} />
        <Note own={own} prompt={backdrop?.kind === 'prompt'} />
      </div>
    </PreviewFrame>
  );
}

function isColoured(backdrop: ProductBackdrop | null): boolean {
  const place = backdrop?.kind === 'place' ? placeOf(backdrop.place) : undefined;
  return place !== undefined && hasColouredLight(place);
}

/** One choice matches the light of all of them. */
function severalPlaces(backdrops: readonly ProductBackdrop[]): boolean {
  return backdrops.filter(({ kind }) => kind === 'place').length > 1;
}

/** Only offered: it changes the product's pixels. */
function MatchHint({ several, onMatchLight }: Pick<LivePreviewProps, 'onMatchLight'> & { several: boolean }) {
  const t = useTranslations('tool-product-image');
  return (
    <Notice
      tone="info"
      className="w-full"
      action={
        <Button size="sm" onClick={onMatchLight}>
          {t(several ? 'preview.matchAll' : 'arrange.matchLight')}
        </Button>
      }
    >
      {t('preview.coloredLight')}
    </Notice>
  );
}

/** What is known to be large and is to stand where only small things do. */
function SmallSceneHint({ backdrop, called }: { backdrop: ProductBackdrop | null; called: string }) {
  const t = useTranslations('tool-product-image');
  const place = backdrop?.kind === 'place' ? placeOf(backdrop.place) : undefined;
  const better = usualPlace(places, called);
  if (!place || !better || !isTooLargeFor(place, called)) return null;
  return (
    <Notice tone="info" className="w-full">
      {t('preview.smallScene', { scene: t(`places.${better.id as ProductPlaceId}`) })}
    </Notice>
  );
}

function Note({ own, prompt }: { own: CutoutState; prompt: boolean }) {
  const t = useTranslations('tool-product-image.preview');
  const media = useTranslations('tool-media.pictures');
  if (own.state === 'failed')
    return (
      <Notice tone="warn" className="w-full">
        {own.problem ?? t(own.why === 'empty' ? 'empty' : 'failed')}
      </Notice>
    );
  if (own.state === 'ready' && (own.doubtful || own.atEdge))
    return (
      <Notice tone="warn" className="w-full">
        {media(own.doubtful ? 'doubtful' : 'atEdge')}
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
