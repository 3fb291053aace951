import type { Run } from '@adwright/contract/run/run.ts';
import { IdPhotoInput, IdPhotoOutput } from '../contract.ts';
import { documentOf } from '../plan/documents.ts';
import type { Subject } from '../plan/subject.ts';

/** What the form holds: the input, with a photo that may still be missing. */
export type IdPhotoFields = Omit<IdPhotoInput, 'photo' | 'cutout'> & { photo: string | null };

export function fieldsFrom(start: Partial<IdPhotoInput>): IdPhotoFields {
  return {
    document: start.document ?? 'us-passport',
    photo: start.photo ?? null,
    background: start.background ?? null,
    light: start.light ?? 0.6,
    adjust: start.adjust ?? { head: null, right: 0, down: 0 },
    sheets: start.sheets ?? ['10x15', 'a4'],
  };
}

/** What a run has found out about a photo: enough to show every other document without the server. */
export type Made = { readonly photo: string; readonly cutout: string; readonly url: string; readonly subject: Subject };

export function madeOf(run: Run | null): Made | null {
  if (run?.status !== 'succeeded') return null;
  const [input, output] = [IdPhotoInput.safeParse(run.input), IdPhotoOutput.safeParse(run.output)];
  if (!input.success || !output.success) return null;
  const url = run.assets.find(({ asset_id }) => asset_id === output.data.cutout)?.url ?? '';
  return { photo: input.data.photo, cutout: output.data.cutout, url, subject: output.data.subject };
}

/** A colour another document allowed is given up for the chosen one's own. */
export function toInput(fields: IdPhotoFields, made: Made | null) {
  const allowed = documentOf(fields.document).backgrounds;
  const background = fields.background !== null && allowed.includes(fields.background) ? fields.background : null;
  return IdPhotoInput.safeParse({ ...fields, background, cutout: made?.photo === fields.photo ? made.cutout : null });
}
