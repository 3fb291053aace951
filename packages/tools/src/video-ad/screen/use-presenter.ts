import { keepFrames } from '@adwright/creative-view/live-frames.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { perform } from '@adwright/presenter/speaking/perform.ts';
import type { OwnClip } from '@adwright/studio/film/own-clip.ts';
import { useEffect, useMemo, useState } from 'react';
import { type AvatarStage, useAvatarStage } from '../../kit/avatar/screen/use-avatar-stage.ts';
import { useAvatar } from '../../kit/avatar/screen/use-avatar.ts';
import { useGround } from '../../kit/avatar/screen/use-ground.ts';
import { useOwnAvatars } from '../../kit/avatar/screen/use-own-avatars.ts';
import { makeBrowserCanvas } from '../../kit/cutout/screen/browser-canvas.ts';
import { fps } from '../../kit/talking/plan/film.ts';
import { samplesAt } from '../../kit/talking/screen/use-talk.ts';
import type { Lines } from '../../kit/voice/screen/use-spoken.ts';
import {
  openingSpeech,
  presenterClip,
  presenterPlace,
  presenterRatio,
  showsPresenter,
  withoutWords,
} from '../plan/presenter.ts';
import { timeScenes } from '../plan/scene-times.ts';
import type { VideoAdFields } from './fields.ts';

/** What a film in the browser calls the footage of its presenter, which is drawn while it plays. */
const asset = '00000000-0000-4000-8000-000000000001';

type Line = NonNullable<Lines['lines'][number]>;

/** The presenter of the opening as footage; null where there is none, or not yet. */
export function usePresenter(fields: VideoAdFields, lines: Lines['lines'], signedIn: boolean): OwnClip | null {
  const { avatar, ratios, script } = fields;
  const own = useOwnAvatars(signedIn && avatar !== null && !avatar.startsWith('person:'));
  const state = useAvatar(avatar ?? '', { own, keepsGround: false, signedIn });
  const shown = state.state === 'found' && showsPresenter(fields) ? state.avatar : null;
  const ground = useGround(shown && presenterPlace);
  const stage = useAvatarStage(shown, ground, { ratio: presenterRatio(ratios), standing: undefined });
  const line = lines[0] ?? null;
  const samples = useSamples(line);
  const performance = useMemo(() => {
    if (!line || !samples || !script) return null;
    const speech = openingSpeech({ ...line, samples }, timeScenes(withoutWords(script.scenes), lines));
    return perform(speech, { fps, seed: seedOf(avatar ?? '') });
  }, [line, samples, script, lines, avatar]);
  useFrames(stage, performance);
  return useMemo(
    () => (stage ? presenterClip(asset, stage.frame, performance ? performance.frames.length / fps : 1) : null),
    [stage, performance],
  );
}

/** Draws the moment that is asked for; before anything was said, somebody who waits. */
function useFrames(stage: AvatarStage | null, performance: ReturnType<typeof perform> | null): void {
  useEffect(() => {
    if (!stage) return undefined;
    const { width, height, draw } = stage;
    const canvas = makeBrowserCanvas(width, height);
    const waiting =
      performance ?? perform({ samples: new Float32Array(4800), sounds: [], words: [] }, { fps, seed: 1 });
    let last = -1;
    return keepFrames(`asset:${asset}`, (seconds) => {
      const { frames } = waiting;
      const index = Math.min(frames.length - 1, Math.max(0, Math.floor(seconds * fps)));
      const pose = frames[index];
      if (pose && index !== last) {
        canvas.putImageData(new ImageData(Uint8ClampedArray.from(draw(pose).data), width, height), 0, 0);
        last = index;
      }
      return { source: canvas.canvas, width, height };
    });
  }, [stage, performance]);
}

function useSamples(line: Line | null): Float32Array | null {
  const [known, setKnown] = useState<{ line: Line; samples: Float32Array } | null>(null);
  useEffect(() => {
    if (!line) return undefined;
    let gone = false;
    samplesAt(line.sound).then(
      (samples) => !gone && setKnown({ line, samples }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [line]);
  return known?.line === line ? known.samples : null;
}
