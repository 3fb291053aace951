/** What a job gets of the life of a run, for tests: files in memory, and the engines a test hands in. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@adwright/contract/errors.ts';
import type { ReadAsset } from '@adwright/domain/assets/ports.ts';
import { noEngines } from '@adwright/domain/engines/engines.ts';
import { noMedia } from '@adwright/domain/engines/testing/no-media.ts';
import { noPictures } from '@adwright/domain/engines/testing/no-pictures.ts';
import { noRendering } from '@adwright/domain/engines/testing/no-rendering.ts';
import { noSpeech } from '@adwright/domain/engines/testing/no-speech.ts';
import type { NewAsset } from '@adwright/domain/runs/ports.ts';
import type { ToolContext } from '../tool.ts';

export type JobTest = {
  readonly context: ToolContext;
  /** What the job saved, by name. */
  readonly saved: Map<string, Omit<NewAsset, 'body' | 'file'> & { readonly body: Uint8Array; readonly id: string }>;
  /** The stages it reported, each once, in order. */
  readonly stages: string[];
  /** Puts a file among the person's own; answers its id. */
  bring(name: string, mime: string, bytes: Uint8Array): string;
};

const never = (): never => {
  throw new Error('No tool that is tested here asks');
};

let folder: string | undefined;

/** Where jobs put what they are still making. It goes with the process: tests leave nothing on the machine. */
function workFolder(): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'adwright-job-test-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return folder;
}

export function createJobContext(
  engines: Partial<
    Pick<ToolContext, 'engines' | 'pictures' | 'speech' | 'rendering' | 'media' | 'signal' | 'readAvatar'>
  > = {},
): JobTest {
  const own = new Map<string, ReadAsset>();
  const saved: JobTest['saved'] = new Map();
  const stages: string[] = [];
  const context: ToolContext = {
    runId: randomUUID(),
    userId: randomUUID(),
    engines: noEngines,
    pictures: noPictures,
    speech: noSpeech,
    rendering: noRendering,
    media: noMedia,
    signal: new AbortController().signal,
    async progress(_percent, stage) {
      if (stages.at(-1) !== stage) stages.push(stage);
    },
    async readAsset(id) {
      const asset = own.get(id);
      if (asset) return asset;
      const made = [...saved.values()].find((one) => one.id === id);
      if (!made) throw new AppError('file_not_found');
      return { name: made.name, mime: made.mime, width: null, height: null, bytes: made.body };
    },
    /** Nobody, unless a test hands somebody in. */
    async readAvatar() {
      throw new AppError('avatar_not_found');
    },
    ask: never,
    /** Where it would lie: engines that a test hands in read no files. */
    async openAsset(id) {
      const asset = own.get(id);
      if (!asset) throw new AppError('file_not_found');
      const { name, mime, width, height, bytes } = asset;
      return {
        path: join(tmpdir(), id),
        name,
        mime,
        width,
        height,
        bytes: bytes.length,
        hasAudio: null,
        seconds: null,
      };
    },
    temporaryFile: async (name) => join(workFolder(), `${randomUUID()}-${name}`),
    async saveAsset(asset) {
      const id = saved.get(asset.name)?.id ?? randomUUID();
      const { file, body = await readFile(file ?? ''), ...about } = asset;
      saved.set(asset.name, { ...about, body, id });
      return id;
    },
    ...engines,
  };
  return {
    context,
    saved,
    stages,
    bring(name, mime, bytes) {
      const id = randomUUID();
      own.set(id, { name, mime, width: null, height: null, bytes });
      return id;
    },
  };
}
