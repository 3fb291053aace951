import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseAvatarRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { personMesh, personPicture } from '@adwright/people/pictures.ts';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import type { Media } from '@adwright/domain/engines/media.ts';
import type { Pictures } from '@adwright/domain/engines/pictures.ts';
import type { Rendering } from '@adwright/domain/engines/rendering.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { catalog } from '../src/catalog.ts';
import { loadHandler } from '../src/load-handler.ts';
import type { ToolId } from '../src/registry.ts';
import { stillMedia, stillSpeech } from './still-engines.ts';
import { createJobContext, type JobTest } from '../src/testing/job-context.ts';
import type { ToolContext } from '../src/tool.ts';

export type ToolResults = {
  /** What one run of a tool's own job saves, by name, in its order. */
  filesOf(tool: ToolId, input: unknown, media?: Media): Promise<JobTest['saved']>;
  readonly bring: JobTest['bring'];
  /** The same of a file where it lies. */
  bringFile(path: string): string;
  readonly rendering: Rendering;
  readonly pictures: Pictures;
  close(): Promise<void>;
};

/** One of the built-in people. */
const readAvatar: ToolContext['readAvatar'] = async (ref) => {
  const named = parseAvatarRef(ref);
  if (named?.kind !== 'person') throw new Error(`${ref} is nobody built in`);
  const [picture, mesh] = await Promise.all([
    readFile(personPicture(named.id, named.look)),
    readFile(personMesh(named.id, named.look), 'utf8'),
  ]);
  return { picture, mesh: Float32Array.from(JSON.parse(mesh) as number[]), cutOut: true, consent: null };
};

/** The tools' own jobs with the real engines, outside the server. */
export function openToolResults(): ToolResults {
  const vision = openVision();
  const rendering = openRendering();
  const paths = new Map<string, string>();
  const test = createJobContext({ pictures: vision, rendering, media: stillMedia, speech: stillSpeech, readAvatar });
  return {
    bring: test.bring,
    bringFile(path) {
      const id = test.bring(basename(path), 'video/mp4', new Uint8Array());
      paths.set(id, path);
      return id;
    },
    rendering,
    pictures: vision,
    async filesOf(tool, input, media = stillMedia) {
      test.saved.clear();
      const job = await loadHandler(tool);
      const openAsset: ToolContext['openAsset'] = async (id) => {
        const asset = await test.context.openAsset(id);
        return { ...asset, path: paths.get(id) ?? asset.path };
      };
      await job(catalog[tool].input.parse(input), { ...test.context, media, openAsset });
      return new Map(test.saved);
    },
    async close() {
      await Promise.all([vision.close(), rendering.close()]);
    },
  };
}
