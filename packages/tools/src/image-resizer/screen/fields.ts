import type { Run } from '@adwright/contract/run/run.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { type Choice, ImageResizerInput, ImageResizerOutput } from '../contract.ts';
import type { Seen } from '../plan/seen.ts';

/** What the form holds: the input, with a picture that may still be missing. */
export type ResizerFields = Omit<ImageResizerInput, 'picture' | 'seen' | 'language'> & { picture: string | null };

export function fieldsFrom(start: Partial<ImageResizerInput>): ResizerFields {
  const defaults = ImageResizerInput.parse({ picture: 'sample:mug:scene' });
  return {
    picture: start.picture ?? null,
    placements: start.placements ?? defaults.placements,
    choices: start.choices ?? {},
    colour: start.colour ?? null,
    format: start.format ?? 'jpg',
  };
}

export function choiceOf(fields: ResizerFields, id: PlacementId): Choice {
  return fields.choices[id] ?? { way: 'auto', focus: null };
}

/** What a run has seen in a picture, with the addresses of its layers. */
export type Known = {
  readonly picture: string;
  readonly seen: Seen;
  readonly layers: { readonly subject: string; readonly ground: string } | null;
};

export function knownOf(run: Run | null): Known | null {
  if (run?.status !== 'succeeded') return null;
  const [input, output] = [ImageResizerInput.safeParse(run.input), ImageResizerOutput.safeParse(run.output)];
  if (!input.success || !output.success) return null;
  const { seen } = output.data;
  const url = (id: string | undefined): string | undefined => run.assets.find(({ asset_id }) => asset_id === id)?.url;
  const [subject, ground] = [url(seen.layers?.subject), url(seen.layers?.ground)];
  return { picture: input.data.picture, seen, layers: subject && ground ? { subject, ground } : null };
}

/** Choices of sizes that are not wanted any more stay in the form and out of the run. */
export function toInput(fields: ResizerFields, known: Known | null, language: string) {
  const choices = Object.fromEntries(Object.entries(fields.choices).filter(([id]) => fields.placements.includes(id)));
  const seen = known?.picture === fields.picture ? known.seen : null;
  return ImageResizerInput.safeParse({ ...fields, choices, seen, language });
}
