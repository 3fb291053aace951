import { expect, it } from 'vitest';
import { cuesOf, srtOf, vttOf } from './captions-file.ts';
import { sampleInput } from './samples/sample-input.ts';
import { buildCreative } from './template.ts';
import { captionStory } from './templates/caption-story.ts';

const spoken = [
  { text: 'Fresh', start: 0.5, end: 0.9 },
  { text: 'juice.', start: 1, end: 1.5 },
  { text: 'Cheap', start: 3661.25, end: 3661.5 },
];
const creative = buildCreative(
  captionStory,
  sampleInput({ language: 'en', placement: 'tiktok-square', brief: { spoken } }),
);

it('writes a cue per sentence with exact times', () => {
  expect(srtOf(creative)).toContain('1\n00:00:00,500 --> 00:00:01,500\nFresh juice.\n');
  expect(vttOf(creative)).toMatch(/^WEBVTT\n\n00:00:00\.500 --> 00:00:01\.500\nFresh juice\.\n/);
  expect(srtOf(creative)).toContain('01:01:01,250 --> 01:01:01,500');
});

it('joins Japanese without spaces', () => {
  const japanese = buildCreative(captionStory, sampleInput({ language: 'ja', placement: 'tiktok-square' }));
  expect(cuesOf(japanese)[0]?.text).toBe('目覚ましより早く、しぼりたて。');
});
