import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { expect, it, vi } from 'vitest';
import { sampleDesign, squareFrame } from '../testing/sample-documents.ts';
import { createEditor } from './editor.ts';
import { tellHost } from './tell-host.ts';

function open() {
  const editor = createEditor({ design: sampleDesign(), frames: [squareFrame], measurer: evenMeasurer });
  const heard = vi.fn<(design: unknown) => void>();
  return { editor, heard, link: tellHost(editor, heard) };
}

it('tells once about many keystrokes, and at once when it closes', () => {
  vi.useFakeTimers();
  const { editor, heard, link } = open();
  for (const name of ['A', 'Ab', 'Abc']) editor.edit(({ design }) => ({ ...design, brand: { ...design.brand, name } }));
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(heard).toHaveBeenCalledTimes(1);
  editor.edit(({ design }) => ({ ...design, brand: { ...design.brand, name: 'Last' } }));
  link.close();
  expect(heard).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('keeps its history when its own design comes back, and begins anew with another', () => {
  const { editor, link } = open();
  editor.edit(({ design }) => ({ ...design, brand: { ...design.brand, name: 'Mine' } }));
  link.flush();
  link.given(structuredClone(editor.get().design));
  expect(editor.get().history.past).toHaveLength(1);
  link.given({ ...sampleDesign(), patches: [{ layer: 'headline', dx: 0.1 }] });
  expect(editor.get().history.past).toHaveLength(0);
  expect(editor.get().design.patches).toHaveLength(1);
  link.close();
});
