import type { Creative } from '@adwright/studio/creative/creative.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';

/** A film as a template makes one, with a voice, music and captions, to try the timeline with. */
export function sampleFilm(): Creative {
  const template = templateOf('caption-story');
  if (!template) throw new Error('there is no such template');
  const input = sampleInput({ language: 'en', placement: 'meta-reels' });
  const clip = { from: 0, gain: 0 } as const;
  return buildCreative(template, {
    ...input,
    audio: {
      assets: {
        music: { kind: 'audio', src: 'sample:music', duration: 60 },
        voice: { kind: 'audio', src: 'sample:voice', duration: 8 },
      },
      clips: [
        { ...clip, id: 'voice-1', role: 'voice', asset: 'voice', start: 0.5, duration: 6 },
        { ...clip, id: 'music-1', role: 'music', asset: 'music', start: 0, duration: 12 },
      ],
    },
  });
}
