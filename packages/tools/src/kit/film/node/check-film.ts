import { setImmediate } from 'node:timers/promises';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import { nodeMeasurer } from '@adwright/renderer/node-host.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import type { ToolContext } from '../../../tool.ts';
import { type FilmFinding, filmFindings } from '../plan/film-findings.ts';

type Finished = {
  readonly creative: Creative;
  /** Where the file lies, before it is handed over. */
  readonly path: string;
  readonly seconds: number;
  readonly bytes: number;
  readonly brand?: BrandRules | null | undefined;
};

/** Looks at a finished film as its platforms and its viewers will, and listens to the file itself. */
export async function checkFilm(
  { creative, path, seconds, bytes, brand }: Finished,
  { media, signal }: Pick<ToolContext, 'media' | 'signal'>,
): Promise<FilmFinding[]> {
  const loudness = creative.audio.length > 0 ? await media.loudness(path, { signal }) : null;
  const list = layoutCreative(creative, nodeMeasurer);
  await setImmediate();
  const { width, height } = creative;
  return filmFindings({ list, file: { width, height, bytes }, seconds, loudness, brand });
}
