import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { catalog } from '../src/catalog.ts';
import { loadHandler } from '../src/load-handler.ts';
import type { ToolId } from '../src/registry.ts';
import { stillMedia, stillSpeech } from './still-engines.ts';
import { createJobContext, type JobTest } from '../src/testing/job-context.ts';

export type ToolResults = {
  /** What one run of a tool's own job saves, by name, in its order. */
  filesOf(tool: ToolId, input: unknown): Promise<JobTest['saved']>;
  readonly bring: JobTest['bring'];
  close(): Promise<void>;
};

/** The tools' own jobs with the real engines, outside the server. */
export function openToolResults(): ToolResults {
  const vision = openVision();
  const rendering = openRendering();
  const test = createJobContext({ pictures: vision, rendering, media: stillMedia, speech: stillSpeech });
  return {
    bring: test.bring,
    async filesOf(tool, input) {
      test.saved.clear();
      const job = await loadHandler(tool);
      await job(catalog[tool].input.parse(input), test.context);
      return new Map(test.saved);
    },
    async close() {
      await Promise.all([vision.close(), rendering.close()]);
    },
  };
}
