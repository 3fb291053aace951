import { placementOf, placements, type Placement, type PlacementId } from '@adwright/studio/placements.ts';

/** Where still pictures are shown. */
export const pictureSizes: readonly PlacementId[] = placements
  .filter((placement) => (placement.media as readonly string[]).includes('image'))
  .map((placement) => placement.id);

export const pictureNetworks: readonly Placement['network'][] = [
  ...new Set(pictureSizes.map((id) => placementOf(id).network)),
];

/** The size a wall is judged and shown in when nobody says otherwise: the most room a feed gives. */
export const firstSize: PlacementId = 'meta-feed-portrait';

export function isPictureSize(id: string): id is PlacementId {
  return pictureSizes.includes(id);
}

/** Every size that was asked for, once, in the order asked: those named, then those of the networks named. */
export function sizesOf(input: {
  readonly sizes: readonly string[];
  readonly networks: readonly string[];
}): PlacementId[] {
  const ofNetworks = pictureSizes.filter((id) => input.networks.includes(placementOf(id).network));
  const asked = [...new Set([...input.sizes.filter(isPictureSize), ...ofNetworks])];
  return asked.length > 0 ? asked : [firstSize];
}
