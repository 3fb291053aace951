import { expect, it } from 'vitest';
import { writeWords } from './commands/write-words.ts';
import { openEditor } from './testing/editor-driver.ts';
import { crowdedDesign, squareFrame, storyFrame } from './testing/sample-documents.ts';

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** A key: the document, what is derived from it in the size at hand, its layout and the place of every layer. */
function timesOfTyping(keys: number): number[] {
  const driver = openEditor({ design: crowdedDesign(200), frames: [squareFrame, storyFrame] });
  const { editor } = driver;
  return Array.from({ length: keys }, (_, index) => {
    const words = `${driver.textOf('part-0') ?? ''}${index % 5 === 4 ? ' ' : 'a'}`.slice(-60);
    const start = performance.now();
    editor.edit((site) => writeWords(site, 'part-0', words), 'text part-0');
    const { boxes } = editor.site();
    const taken = performance.now() - start;
    expect(boxes.size).toBe(200);
    return taken;
  });
}

it('takes less than a frame for a key typed among 200 layers', () => {
  timesOfTyping(20);
  const median = medianOf(timesOfTyping(60));
  expect(median).toBeLessThan(16);
});
