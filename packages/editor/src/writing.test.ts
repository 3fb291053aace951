import { describe, expect, it } from 'vitest';
import { renameLayer } from './commands/rename-layer.ts';
import { resetLayers } from './commands/reset-layers.ts';
import { openEditor } from './testing/editor-driver.ts';
import { oneStep } from './testing/one-step.ts';

describe('writing', () => {
  it('keeps the spaces of a sentence and takes it back as one step', () => {
    const driver = openEditor();
    const before = driver.textOf('headline') ?? '';
    oneStep(driver, () => driver.type('headline', ' and a few words '));
    expect(driver.textOf('headline')).toBe(`${before} and a few words `);
  });

  it('opens a text where it is pressed twice, with the caret there', () => {
    const driver = openEditor();
    const box = driver.boxOf('headline');
    driver.doubleClick({ x: box.x + 1, y: box.y + 2 });
    expect(driver.editor.get().writing).toEqual({ id: 'headline', caret: 0 });
    driver.doubleClick({ x: box.x + box.width, y: box.y + box.height - 2 });
    expect(driver.editor.get().writing?.caret).toBe(driver.textOf('headline')?.length);
  });
});

describe('names and words', () => {
  it('calls a layer what the person calls it, until they take it back', () => {
    const driver = openEditor();
    oneStep(driver, () => driver.editor.edit(({ design }) => renameLayer(design, 'headline', '  Big words ')));
    expect(driver.design().names).toEqual([{ id: 'headline', name: 'Big words' }]);
    oneStep(driver, () => driver.editor.edit(({ design }) => renameLayer(design, 'headline', '')));
    expect(driver.design().names).toBeUndefined();
  });

  it('gives words back with a reset', () => {
    const driver = openEditor();
    const before = driver.textOf('headline');
    driver.type('headline', ' and more');
    oneStep(driver, () => driver.editor.edit((site) => resetLayers(site, ['headline'])));
    expect(driver.textOf('headline')).toBe(before);
  });
});
