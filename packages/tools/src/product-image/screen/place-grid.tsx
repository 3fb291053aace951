import type { ProductBackdrop, ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import type { PlaceGroup } from '@adwright/scenery/place/place.ts';
import { places } from '@adwright/places/places.ts';
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

/** Every photographed place with the person's own product in it. */
export function PlaceGrid({ cutout, chosen, onToggle }: SceneGridProps) {
  const t = useTranslations('tool-product-image');
  return (
    <div className="flex flex-col gap-6">
      {groups.map((group) => (
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
  const pictures = usePlacePictures(backdrop.place, 'small');
  return (
    <SceneCard
      name={t(backdrop.place)}
      cutout={pictures === undefined ? null : cutout}
      backdrop={backdrop}
      picture={pictures}
      chosen={chosen}
      onToggle={onToggle}
    />
  );
}
