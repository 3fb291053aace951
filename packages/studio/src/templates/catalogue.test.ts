import { expect, it } from 'vitest';
import { templateCatalogue } from './catalogue.ts';
import { templates } from './registry.ts';

it('lists every template once, with where its preview lies', () => {
  const entries = templateCatalogue();
  expect(entries.map((entry) => entry.id)).toEqual(templates.map((template) => template.id));
  expect(new Set(entries.map((entry) => entry.picture)).size).toBe(entries.length);
  for (const entry of entries) {
    expect(entry.picture).toBe(`previews/${entry.id}.webp`);
    expect(entry.clip).toBe(entry.kind === 'video' ? `previews/${entry.id}.mp4` : undefined);
  }
});

it('tells how long a video is', () => {
  for (const { kind, seconds = 0 } of templateCatalogue()) expect(seconds > 4).toBe(kind === 'video');
});
