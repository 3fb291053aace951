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

/** As many as the document holds. */
const mostInSet = 40;

/** The set with further designs beside the one they are like; as many as there is room for. */
export function withMore(set: ImageAdSet, like: string, more: readonly DesignInSet[]): ImageAdSet {
  const added = more.slice(0, Math.max(0, mostInSet - set.order.length));
  const at = set.order.indexOf(like) + 1;
  return withinRoom({
    ...set,
    designs: { ...set.designs, ...Object.fromEntries(added.map((one) => [one.id, keptDesign(one)])) },
    order: [...set.order.slice(0, at), ...added.map(({ id }) => id), ...set.order.slice(at)],
  });
}

/** The set without these designs, whatever else was done to it meanwhile. */
export function withoutDesigns(set: ImageAdSet, gone: readonly string[]): ImageAdSet {
  const stays = (id: string): boolean => !gone.includes(id);
  return {
    ...set,
    designs: Object.fromEntries(Object.entries(set.designs).filter(([id]) => stays(id))),
    order: set.order.filter(stays),
    chosen: set.chosen.filter(stays),
    edited: set.edited.filter(stays),
  };
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
