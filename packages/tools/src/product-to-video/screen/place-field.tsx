import type { ProductSceneId } from '@adwright/contract/ads-image/product-image.ts';
import type { ClipPlace } from '@adwright/contract/ads-video/product-video.ts';
import { placeOf } from '@adwright/places/places.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { drawEmptyScene, drawProductScene } from '@adwright/scenery/compose/draw-product-scene.ts';
import { scenes } from '@adwright/scenery/scenes/registry.ts';
import type { Scene } from '@adwright/scenery/stage.ts';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { makeBrowserCanvas } from '../../kit/cutout/screen/browser-canvas.ts';
import { DrawnCanvas } from '../../kit/places/screen/drawn-canvas.tsx';
import { cardFrame } from '../../kit/places/screen/pick-card.tsx';
import { PlaceGrid } from '../../kit/places/screen/place-grid.tsx';

type PlaceFieldProps = {
  place: ClipPlace;
  cutout: Cutout | null;
  title: string;
  /** The first picture came with surroundings of its own. */
  hasPhoto: boolean;
  onChange: (place: ClipPlace) => void;
};

type Kind = 'place' | 'scene' | 'photo';

function kindOf(place: ClipPlace, hasPhoto: boolean): Kind {
  if (placeOf(place)) return 'place';
  return place === 'photo' ? (hasPhoto ? 'photo' : 'place') : 'scene';
}

/** Where it happens: a photographed place or a painted scene with the person's own product in it, or its own photo. */
export function PlaceField({ place, cutout, title, hasPhoto, onChange }: PlaceFieldProps) {
  const t = useTranslations('tool-product-to-video');
  const image = useTranslations('tool-product-image');
  const [wished, setKind] = useState<Kind | null>(null);
  const kind = wished === null || (wished === 'photo' && !hasPhoto) ? kindOf(place, hasPhoto) : wished;
  const kinds: Kind[] = hasPhoto ? ['place', 'scene', 'photo'] : ['place', 'scene'];
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup<Kind>
        label={image('backdrops.kind')}
        hideLabel
        layout="chips"
        value={kind}
        onValueChange={(next) => {
          setKind(next);
          if (next === 'photo') onChange('photo');
        }}
        options={kinds.map((value) => ({
          value,
          label: value === 'photo' ? t('ownPhoto') : image(`backdrops.kinds.${value}`),
        }))}
      />
      {kind !== 'photo' && (
        <div className="@container max-h-[28rem] overflow-y-auto rounded-card border p-3">
          {kind === 'place' ? (
            <PlaceGrid cutout={cutout} title={title} isChosen={(id) => id === place} onToggle={onChange} />
          ) : (
            <RadioGroup<ClipPlace>
              label={t('place')}
              hideLabel
              layout="cards"
              value={place}
              onValueChange={onChange}
              options={scenes.map((scene) => ({
                value: scene.id as ProductSceneId,
                label: image(`scenes.${scene.id as ProductSceneId}`),
                picture: <ScenePicture scene={scene} cutout={cutout} />,
              }))}
            />
          )}
        </div>
      )}
    </div>
  );
}

function ScenePicture({ scene, cutout }: { scene: Scene; cutout: Cutout | null }) {
  const draw = useMemo(() => {
    return (context: CanvasRenderingContext2D, size: { width: number; height: number }): void => {
      if (cutout) drawProductScene(context, size, { scene, cutout }, makeBrowserCanvas);
      else drawEmptyScene(context, size, scene, makeBrowserCanvas);
    };
  }, [scene, cutout]);
  return <DrawnCanvas draw={draw} frame={cardFrame} className="rounded-[6px] bg-sunken" />;
}
