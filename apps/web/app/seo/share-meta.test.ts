import type { SharedProject } from '@adwright/contract/project/project.ts';
import { expect, it } from 'vitest';
import { shareMeta } from './share-meta.ts';

const place = {
  made: 'Made with Adwright',
  url: new URL('http://other.test/share/token?x=1'),
  origin: 'https://ads.example',
};
const file = (name: string, mime: string) => ({
  asset_id: name,
  name,
  mime,
  bytes: 1,
  width: 1080,
  height: 1920,
  url: `/files/${name}?share=1`,
});
const shared = (...outputs: SharedProject['outputs']): SharedProject => ({
  type: 1,
  tool: 'video-ad',
  title: 'Yuzu',
  outputs,
  output: null,
  made_at: '2026-01-01T00:00:00.000Z',
});
const contents = (project: SharedProject | null): string[] =>
  shareMeta(project, place).map((tag) => Object.values(tag).join(' '));

it('shows a film in a player, with its own still', () => {
  const tags = contents(
    shared(file('cut-out.webp', 'image/webp'), file('film.mp4', 'video/mp4'), file('film.jpg', 'image/jpeg')),
  );
  expect(tags).toContain('og:video https://ads.example/files/film.mp4?share=1');
  expect(tags).toContain('og:image https://ads.example/files/film.jpg?share=1');
  expect(tags).toContain('twitter:card player');
  expect(tags).toContain('og:url https://ads.example/share/token');
});

it('shows a picture large, and nothing of what is gone', () => {
  expect(contents(shared(file('ad.png', 'image/png')))).toContain('twitter:card summary_large_image');
  expect(contents(null)).toEqual(['Made with Adwright']);
});
