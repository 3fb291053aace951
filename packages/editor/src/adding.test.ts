import { minContrast } from '@adwright/studio/brand/contrast.ts';
import { checkContrast } from '@adwright/studio/design/repair-contrast.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import { describe, expect, it } from 'vitest';
import { addPicture } from './commands/add-picture.ts';
import { addShape, shapeNames } from './commands/add-shape.ts';
import { openEditor } from './testing/editor-driver.ts';
import { sampleDesign, storyFrame } from './testing/sample-documents.ts';
import { oneStep } from './testing/one-step.ts';

describe('adding', () => {
  it.each(shapeNames)('puts in a %s that every size shows', (name) => {
    const driver = openEditor();
    oneStep(driver, () => driver.editor.edit((site) => addShape(site, name)));
    const [id = ''] = driver.selection();
    expect(driver.boxOf(id).width).toBeGreaterThan(10);
    driver.editor.chooseFrame(storyFrame.id);
    expect(driver.boxOf(id).width).toBeGreaterThan(10);
  });

  it('puts in a text that can be read and written', () => {
    const driver = openEditor();
    oneStep(driver, () => driver.press('t'));
    const [id = ''] = driver.selection();
    driver.type(id, ' here');
    expect(driver.textOf(id)).toBe('Your headline here');
  });

  it('puts in a picture and a logo, the same file once', () => {
    const driver = openEditor();
    const image = { id: 'new', asset: { kind: 'image' as const, src: 'asset:x', width: 400, height: 200 } };
    oneStep(driver, () => driver.editor.edit((site) => addPicture(site, image, 'picture')));
    driver.editor.edit((site) => addPicture(site, image, 'logo'));
    expect(driver.design().pictures).toEqual([image]);
    const [logo = ''] = driver.selection();
    expect(driver.boxOf(logo).width / driver.boxOf(logo).height).toBeCloseTo(2, 2);
    expect(driver.editor.site().byId.get(logo)?.slot).toBe('logo');
  });

  it('shows what is put in for one size in that size alone', () => {
    const driver = openEditor();
    driver.editor.store.setState({ only: true });
    driver.press('r');
    const [id = ''] = driver.selection();
    expect(driver.boxOf(id).width).toBeGreaterThan(10);
    driver.editor.chooseFrame(storyFrame.id);
    expect(driver.editor.site().boxes.has(id)).toBe(false);
  });
});

describe('a new text', () => {
  it.each(templates.filter(({ kind }) => kind === 'picture').map(({ id }) => id))('can be read in %s', (template) => {
    const driver = openEditor({ design: { ...sampleDesign(), base: { kind: 'template', template } } });
    driver.press('t');
    const [id = ''] = driver.selection();
    const { list, byId } = driver.editor.site();
    expect(checkContrast(list, new Set([id]))?.ratio).toBeGreaterThanOrEqual(minContrast);
    const headline = [...byId.values()].find(({ slot, text }) => slot === 'headline' && text)?.text?.style;
    const { font = 'heading', family, weight } = headline ?? {};
    expect(byId.get(id)?.text?.style).toMatchObject({ font, ...(family && { family }), ...(weight && { weight }) });
    expect(driver.editor.get().writing).toEqual({ id, caret: 'all' });
  });
});
