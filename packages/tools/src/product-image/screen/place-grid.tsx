import type { ProductBackdrop, ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import { onceNear } from '@adwright/creative-view/once-near.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import type { PlaceGroup } from '@adwright/scenery/place/place.ts';
import { places } from '@adwright/places/places.ts';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CardGroup } from './card-group.tsx';
import { sameBackdrop } from './fields.ts';
import { SceneCard } from './scene-card.tsx';
import type { SceneGridProps } from './scene-grid.tsx';
import { usePlacePictures } from './use-place-pictures.ts';

type PlaceBackdrop = Extract<ProductBackdrop, { kind: 'place' }>;

const groups = [...new Set(places.map(({ group }) => group))];
const backdrops: readonly { group: PlaceGroup; backdrop: PlaceBackdrop }[] = places.map(({ id, group }) => ({
  group,
  backdrop: { kind: 'place', place: id as ProductPlaceId },
}));

/** Every photographed place with the person's own product in it, or those of one kind. */
export function PlaceGrid({ cutout, chosen, onToggle }: SceneGridProps) {
  const t = useTranslations('tool-product-image');
  const [only, setOnly] = useState<PlaceGroup | 'all'>('all');
  return (
    <div className="flex flex-col gap-6">
      <RadioGroup<PlaceGroup | 'all'>
        label={t('backdrops.group')}
        hideLabel
        layout="chips"
        value={only}
        onValueChange={setOnly}
        options={[
          { value: 'all', label: t('backdrops.all') },
          ...groups.map((group) => ({ value: group, label: t(`placeGroups.${group}`) })),
        ]}
      />
      {groups
        .filter((group) => only === 'all' || only === group)
        .map((group) => (
          <CardGroup key={group} title={t(`placeGroups.${group}`)}>
            {backdrops
              .filter((one) => one.group === group)
              .map(({ backdrop }) => (
                <PlaceCard
                  key={backdrop.place}
                  cutout={cutout}
                  backdrop={backdrop}
                  chosen={chosen.some((one) => sameBackdrop(one, backdrop))}
                  onToggle={() => onToggle(backdrop)}
                />
              ))}
          </CardGroup>
        ))}
    </div>
  );
}

type PlaceCardProps = { cutout: Cutout | null; backdrop: PlaceBackdrop; chosen: boolean; onToggle: () => void };

function PlaceCard({ cutout, backdrop, chosen, onToggle }: PlaceCardProps) {
  const t = useTranslations('tool-product-image.places');
  const card = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (card.current === null ? undefined : onceNear(card.current, () => setNear(true))), []);
  const pictures = usePlacePictures(near ? backdrop.place : null, 'small');
  return (
    <SceneCard
      ref={card}
      name={t(backdrop.place)}
      cutout={pictures === undefined ? null : cutout}
      backdrop={backdrop}
      picture={pictures}
      chosen={chosen}
      onToggle={onToggle}
    />
  );
}
