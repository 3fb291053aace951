import type { Film } from '@adwright/studio/document/film.ts';
import type { z } from 'zod';
import type { ToolContext } from '../../tool.ts';
import type { VideoAdInput, VideoAdOutput } from '../contract.ts';
import { withEveryWord } from '../plan/film-document.ts';
import { heardLines } from '../plan/heard-lines.ts';
import { paidFor } from '../plan/price.ts';
import { isRatio } from '../../kit/film/plan/ratios.ts';
import { stemOf } from '../plan/versions.ts';
import { renderShots, saveSubtitles, type Shot } from './render-shots.ts';
import { avatarProvenance } from '../../kit/avatar/plan/provenance.ts';
import { openVoice } from './speak-lines.ts';

const share = { begun: 4, spoken: 15, rendered: 96 } as const;

/** A film as somebody edited it. What was not changed is still there from the last time, scene by scene. */
export async function makeEdited(
  input: VideoAdInput,
  film: Film,
  context: ToolContext,
): Promise<z.input<typeof VideoAdOutput>> {
  await context.progress(share.begun, 'speak');
  const { sounds, engine } = await speakFilm(film, context);
  await context.progress(share.spoken, 'render');
  // The presenter may have been cut out since; who ordered one is told of it rather than not.
  const provenance = input.avatar === null ? null : avatarProvenance(input.avatar);
  const shots = Object.entries(film.formats).flatMap(([ratio, creative]): Shot[] =>
    isRatio(ratio) ? [{ stem: stemOf(input, ratio, null), ratio, hook: null, creative, sounds, provenance }] : [],
  );
  const films = await renderShots(shots, context, {
    made: new Map(),
    brand: input.brand ?? null,
    from: share.spoken,
    to: share.rendered,
  });
  await context.progress(share.rendered, 'pack');
  const told = shots[0] ? withEveryWord(shots[0].creative, film.lines) : null;
  return {
    seconds: films[0]?.seconds ?? 0,
    films: films.map(({ file }) => file),
    subtitles: await saveSubtitles(told, stemOf(input, null, null), context),
    engine,
    paid: paidFor(Object.entries(film.formats)),
  };
}

async function speakFilm(film: Film, context: ToolContext) {
  const voice = openVoice(context);
  const sounds = new Map<string, string>();
  for (const [key, { text, ...how }] of heardLines(film))
    sounds.set(`speech:${key}`, (await voice.say(text, how)).file);
  return { sounds, engine: voice.engine() };
}
