import type { CaptionLook } from '@adwright/studio/film/caption-layer.ts';

/** The ways captions look, in the order people see them. */
export const captionLooks = [
  'pill',
  'karaoke',
  'box',
  'stroke',
  'marker',
  'underline',
  'bounce',
  'pop',
  'stack',
  'typewriter',
  'fade',
  'glow',
  'plain',
] as const satisfies readonly CaptionLook[];
