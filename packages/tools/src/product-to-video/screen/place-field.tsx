import type { ProductSceneId } from '@adwright/contract/ads-image/product-image.ts';
import type { ClipPlace } from '@adwright/contract/ads-video/product-video.ts';
import { drawSoon, forgetDrawing } from '@adwright/creative-view/draw-queue.ts';
import { watchCanvas } from '@adwright/creative-view/watch-canvas.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { drawProductScene } from '@adwright/scenery/compose/draw-product-scene.ts';
import { scenes } from '@adwright/scenery/scenes/registry.ts';
import type { Scene } from '@adwright/scenery/stage.ts';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { Image } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { makeBrowserCanvas } from '../../kit/cutout/screen/browser-canvas.ts';

type PlaceFieldProps = {
  place: ClipPlace;
  cutout: Cutout | null;
  /** The first picture came with surroundings of its own. */
  hasPhoto: boolean;
  onChange: (place: ClipPlace) => void;
};

const shape = 'aspect-[4/5] w-full rounded-[6px] bg-sunken';

/** Where it happens: every scene with the person's own product in it, or the photo it came in. */
export function PlaceField({ place, cutout, hasPhoto, onChange }: PlaceFieldProps) {
  const t = useTranslations('tool-product-to-video');
  const names = useTranslations('tool-product-image.scenes');
  const photo = {
    value: 'photo' as const,
    label: t('ownPhoto'),
    picture: (
      <span className={`${shape} flex items-center justify-center text-muted`}>
        <Image aria-hidden="true" className="size-6" />
      </span>
    ),
  };
  return (
    <div className="max-h-[24rem] overflow-y-auto rounded-card border p-3">
      <RadioGroup<ClipPlace>
        label={t('place')}
        hideLabel
        layout="cards"
        value={place}
        onValueChange={onChange}
        options={[
          ...(hasPhoto ? [photo] : []),
          ...scenes.map((scene) => ({
            value: scene.id as ProductSceneId,
            label: names(scene.id as ProductSceneId),
            picture: <PlacePicture scene={scene} cutout={cutout} />,
          })),
        ]}
      />
    </div>
  );
}

function PlacePicture({ scene, cutout }: { scene: Scene; cutout: Cutout | null }) {
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = place.current;
    if (!canvas || !cutout) return undefined;
    let size = { width: 0, height: 0 };
    const draw = (): void => {
      const context = canvas.getContext('2d');
      if (!context || size.width === 0) return;
      Object.assign(canvas, size);
      drawProductScene(context, size, { scene, cutout }, makeBrowserCanvas);
    };
    const forget = watchCanvas(canvas, (width, height) => {
      size = { width, height };
      drawSoon(draw);
    });
    return () => {
      forget();
      forgetDrawing(draw);
    };
  }, [scene, cutout]);
  return <canvas ref={place} aria-hidden="true" className={shape} />;
}
