import type { SharedProject } from '@adwright/contract/project/project.ts';
import Fastify from 'fastify';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rewriteUrl } from '../../readable-url.ts';
import { registerPages, type SharedKind } from '../register-pages.ts';
import type { SharedThing } from '../render-page.ts';

const buildDirectory = fileURLToPath(new URL('../../../../../web/build', import.meta.url));

/** An origin nobody listens on: what a page says about its own address must come from here and nowhere else. */
export const origin = 'https://ads.example';

export const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
export const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** The one share that is open here. */
export const openShare = 'a-share-that-is-open';
/** And the one board. */
export const openBoard = 'a-board-that-is-open';

const file = { bytes: 1, has_audio: true };
const sharedFilm: SharedProject = {
  type: 1,
  tool: 'video-ad',
  title: 'Yuzu & friends',
  outputs: [
    {
      ...file,
      asset_id: 'film',
      name: 'yuzu-9x16.mp4',
      mime: 'video/mp4',
      width: 1080,
      height: 1920,
      url: '/files/film?share=1',
    },
    {
      ...file,
      asset_id: 'still',
      name: 'yuzu-9x16.jpg',
      mime: 'image/jpeg',
      width: 1080,
      height: 1920,
      url: '/files/still?share=1',
    },
  ],
  output: null,
  made_at: '2026-01-01T00:00:00.000Z',
};

export type ServedBuild = {
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  stop(): Promise<void>;
};

/** The real build behind a real socket. */
export async function serveBuild(): Promise<ServedBuild> {
  if (!existsSync(buildDirectory)) throw new Error('Build the pages first: npm run build -w apps/web');
  const app = Fastify({ rewriteUrl });
  const shared = async (kind: SharedKind, token: string): Promise<SharedThing | null> => {
    if (kind === 'board') return token === openBoard ? { board: { name: 'Reds & co', list: [] } } : null;
    return token === openShare ? { project: sharedFilm } : null;
  };
  await registerPages(app, { buildDirectory, origin, google: false, shared });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    get: (path, headers = {}, method = 'GET') =>
      fetch(address + path, { method, redirect: 'manual', headers: { 'user-agent': browser, ...headers } }),
    stop: () => app.close(),
  };
}
