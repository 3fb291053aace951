import type { Layer } from '@adwright/studio/creative/layer.ts';
import { describe, expect, it } from 'vitest';
import { openEditor } from './testing/editor-driver.ts';
import { crowdedDesign } from './testing/sample-documents.ts';
import { withShapes } from './testing/three-shapes.ts';
import { oneStep } from './testing/one-step.ts';

describe('choosing', () => {
  it('takes one with a click, more with shift, lets go beside them', () => {
    const { driver, a, b } = withShapes();
    driver.click(a);
    driver.click(b, { shift: true });
    expect(driver.selection()).toEqual([a, b]);
    driver.click(a, { shift: true });
    expect(driver.selection()).toEqual([b]);
    driver.click({ x: 1075, y: 1075 });
    expect(driver.selection()).toEqual([]);
  });

  it('takes what a marquee touches', () => {
    const { driver, a, b, c } = withShapes();
    const [one, two] = [driver.boxOf(a), driver.boxOf(b)];
    const area = { x: one.x - 10, y: one.y - 10, width: two.x - one.x + 40, height: 60 };
    driver.marquee(area);
    expect(driver.selection()).toEqual(expect.arrayContaining([a, b]));
    expect(driver.selection()).not.toContain(c);
  });

  it('draws a marquee across a frame, a background and what is locked, and drags them once they are chosen', () => {
    const design = crowdedDesign(0);
    const ground: Layer = {
      kind: 'shape',
      id: 'frame',
      box: { x: 40, y: 40, width: 1000, height: 1000 },
      shape: { kind: 'rect' },
      stroke: { color: '#000000', width: 6 },
    };
    const base = { ...design.base, kind: 'layers' as const, width: 1080, height: 1080, layers: [ground] };
    const driver = openEditor({
      design: { ...design, base: { ...base, background: { kind: 'solid', color: '#ffffff' } } },
    });
    driver.press('r');
    const [shape = ''] = driver.selection();
    const before = driver.design();
    driver.dragBy({ x: 100, y: 100 }, 600, 600);
    expect([driver.design(), driver.selection()]).toEqual([before, [shape]]);
    driver.click({ x: 100, y: 100 });
    expect(driver.selection()).toEqual(['frame']);
    driver.dragBy({ x: 100, y: 100 }, 30, 0, { mark: 'selection', alt: true });
    expect(driver.boxOf('frame').x).toBeCloseTo(70, 1);
    driver.click(shape);
    driver.press('Mod+Shift+l');
    const locked = driver.design();
    driver.editor.select([]);
    driver.dragBy(shape, 20, 20);
    expect([driver.design(), driver.selection()]).toEqual([locked, []]);
    driver.click(shape);
    expect(driver.selection()).toEqual([shape]);
  });

  it('takes a finger’s first touch as choosing, the next as dragging', () => {
    const { driver, a } = withShapes();
    const before = driver.boxOf(a);
    driver.dragBy(a, 100, 100, { touch: true });
    expect(driver.boxOf(a)).toEqual(before);
    driver.click(a, { touch: true });
    driver.dragBy(a, 100, 100, { touch: true, mark: 'selection' });
    expect(driver.boxOf(a).x).toBeGreaterThan(before.x + 90);
  });
});

describe('locking and hiding', () => {
  it('refuses to drag, nudge, scale or remove what is locked', () => {
    const { driver, a } = withShapes();
    driver.click(a);
    oneStep(driver, () => driver.press('Mod+Shift+l'));
    const before = driver.boxOf(a);
    driver.editor.select([a]);
    driver.dragBy(a, 80, 80, { mark: 'selection' });
    driver.editor.select([a]);
    driver.press('ArrowRight', '+', 'Delete');
    expect(driver.boxOf(a)).toEqual(before);
    driver.press('Mod+Shift+l', 'ArrowRight');
    expect(driver.boxOf(a).x).toBeCloseTo(before.x + 1, 2);
  });

  it('removes the person’s own layers for good and hides the template’s', () => {
    const driver = openEditor();
    driver.press('r');
    const [a = ''] = driver.selection();
    driver.editor.select([a, 'headline']);
    oneStep(driver, () => driver.press('Delete'));
    expect(driver.ids()).not.toContain(a);
    expect(driver.design().patches.some(({ layer }) => layer === a)).toBe(false);
    expect(driver.editor.site().byId.get('headline')?.hidden).toBe(true);
  });
});

describe('groups', () => {
  it('chooses and moves together, and comes apart again', () => {
    const { driver, a, b } = withShapes();
    driver.editor.select([a, b]);
    oneStep(driver, () => driver.press('Mod+g'));
    driver.click({ x: 1075, y: 1075 });
    const before = driver.boxOf(b);
    driver.dragBy(a, 40, 90, { alt: true });
    expect(driver.selection()).toEqual([a, b]);
    expect(driver.boxOf(b).x).toBeCloseTo(before.x + 40, 1);
    expect(driver.boxOf(b).y).toBeCloseTo(before.y + 90, 1);
    driver.press('Mod+Shift+g');
    driver.click({ x: 1075, y: 1075 });
    driver.click(a);
    expect(driver.selection()).toEqual([a]);
  });

  it('loses a member that is removed, and itself with the last but one', () => {
    const { driver, a, b } = withShapes();
    driver.editor.select([a, b]);
    driver.press('Mod+g');
    driver.editor.select([a]);
    driver.press('Delete');
    expect(driver.design().groups).toBeUndefined();
  });
});
