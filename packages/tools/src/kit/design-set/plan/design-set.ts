import { type JsonObject, sameJson } from '@adwright/contract/document/json-value.ts';
import type { ExportedDocument, Run } from '@adwright/contract/run/run.ts';
import type { ImageAdSet } from '@adwright/studio/document/image-ad-set.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { pinDesign } from '@adwright/studio/design/pin-design.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { withinRoom } from './pin-room.ts';

export type DesignInSet = {
  readonly id: string;
  readonly design: AdDesign;
  /** The sizes it is wanted in, the one it is looked at in first: there it will draw the same for ever. */
  readonly sizes?: readonly PlacementId[] | undefined;
};

/** A set that nobody has changed yet. */
export function newSet(runId: string | null, designs: readonly DesignInSet[], chosen: readonly string[]): ImageAdSet {
  return withinRoom({
    run_id: runId,
    designs: Object.fromEntries(designs.map((one) => [one.id, keptDesign(one)])),
    order: designs.map(({ id }) => id),
    chosen: [...chosen],
    edited: [],
  });
}

/** A design as it is kept: pinned, and nothing in it but what JSON can say. */
function keptDesign({ design, sizes = [] }: DesignInSet): AdDesign {
  return JSON.parse(JSON.stringify(pinDesign(design, sizes))) as AdDesign;
}

/** The set after somebody changed one of its designs by hand. */
export function withEdit(set: ImageAdSet, changed: DesignInSet): ImageAdSet {
  const { id } = changed;
  return withinRoom({
    ...set,
    designs: { ...set.designs, [id]: keptDesign(changed) },
    edited: set.edited.includes(id) ? set.edited : [...set.edited, id],
  });
}

/** Whoever edits an ad wants it. */
export function withChoice(set: ImageAdSet, id: string): ImageAdSet {
  return set.chosen.includes(id) ? set : { ...set, chosen: [...set.chosen, id] };
}

/** Whether they are the same ad. A pin is made from the rest, so it says nothing of its own. */
export function sameDesign(one: JsonObject | undefined, other: JsonObject | undefined): boolean {
  return sameJson({ ...one, pin: undefined }, { ...other, pin: undefined });
}

/** Which document a run makes files of; asked for again, it is the same one. */
export function documentOf({ project_id, document_revision }: Run): ExportedDocument | undefined {
  return project_id === null || document_revision === null ? undefined : { project_id, revision: document_revision };
}
