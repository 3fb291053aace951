import type { ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import { onceNear } from '@adwright/creative-view/once-near.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { drawEmptyPlace, drawProductPlace } from '@adwright/scenery/place/draw-product-place.ts';
import { viewOf } from '@adwright/scenery/place/frame-view.ts';
import type { Place, PlaceGroup } from '@adwright/scenery/place/place.ts';
import { places } from '@adwright/places/places.ts';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { makeBrowserCanvas } from '../../cutout/screen/browser-canvas.ts';
import { placesFor } from '../plan/choose-places.ts';
import { CardGroup } from './card-group.tsx';
import { DrawnCanvas } from './drawn-canvas.tsx';
import { cardFrame, cardWaiting, PickCard } from './pick-card.tsx';
import { usePlacePictures } from './use-place-pictures.ts';

type PlaceGridProps = {
  cutout: Cutout | null;
  /** What the product is called: what is known to be large is shown on floors first. */
  title: string;
  isChosen: (id: ProductPlaceId) => boolean;
  onToggle: (id: ProductPlaceId) => void;
};

/** Every photographed place with the person's own product in it, or those of one kind. */
export function PlaceGrid({ title, ...cards }: PlaceGridProps) {
  const [only, setOnly] = useState<PlaceKind>('all');
  const offered = usePlaces(title);
  return (
    <div className="flex flex-col gap-6">
      <PlaceKinds layout="chips" offered={offered} only={only} onOnly={setOnly} />
      <PlaceCards {...cards} places={offered.filter(isOfKind(only))} />
    </div>
  );
}

export type PlaceKind = PlaceGroup | 'all';

export const isOfKind =
  (only: PlaceKind) =>
  ({ group }: Place): boolean =>
    only === 'all' || only === group;

export function usePlaces(title: string): readonly Place[] {
  return useMemo(() => placesFor(places, title), [title]);
}

const groupsOf = (some: readonly Place[]): PlaceGroup[] => [...new Set(some.map(({ group }) => group))];

type PlaceKindsProps = {
  layout: 'chips' | 'row';
  offered: readonly Place[];
  only: PlaceKind;
  onOnly: (only: PlaceKind) => void;
};

export function PlaceKinds({ layout, offered, only, onOnly }: PlaceKindsProps) {
  const t = useTranslations('tool-product-image');
  return (
    <RadioGroup<PlaceKind>
      label={t('backdrops.group')}
      hideLabel
      layout={layout}
      value={only}
      onValueChange={onOnly}
      options={[
        { value: 'all', label: t('backdrops.all') },
        ...groupsOf(offered).map((group) => ({ value: group, label: t(`placeGroups.${group}`) })),
      ]}
    />
  );
}

type PlaceCardsProps = Omit<PlaceGridProps, 'title'> & { places: readonly Place[] };

/** Those of one kind stand together. */
export function PlaceCards({ places: shown, cutout, isChosen, onToggle }: PlaceCardsProps) {
  const t = useTranslations('tool-product-image');
  return groupsOf(shown).map((group) => (
    <CardGroup key={group} title={t(`placeGroups.${group}`)}>
      {shown
        .filter((place) => place.group === group)
        .map((place) => {
          const id = place.id as ProductPlaceId;
          return (
            <PlaceCard
              key={id}
              cutout={cutout}
              place={place}
              name={t(`places.${id}`)}
              chosen={isChosen(id)}
              onToggle={() => onToggle(id)}
            />
          );
        })}
    </CardGroup>
  ));
}

type PlaceCardProps = { cutout: Cutout | null; place: Place; name: string; chosen: boolean; onToggle: () => void };

function PlaceCard({ cutout, place, name, chosen, onToggle }: PlaceCardProps) {
  const card = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (card.current === null ? undefined : onceNear(card.current, () => setNear(true))), []);
  const pictures = usePlacePictures(near ? place.id : null, 'small');
  const draw = useMemo(() => {
    if (!pictures) return null;
    return (context: CanvasRenderingContext2D, size: { width: number; height: number }): void => {
      // While the product is still being cut out, the place is there already.
      if (cutout) drawProductPlace(context, size, { place, pictures, cutout }, makeBrowserCanvas);
      else drawEmptyPlace(context, size, { place, pictures }, viewOf(place, size, false));
    };
  }, [cutout, place, pictures]);
  return (
    <PickCard ref={card} name={name} chosen={chosen} onToggle={onToggle}>
      <DrawnCanvas draw={draw} frame={cardFrame} className={cardWaiting} />
    </PickCard>
  );
}
