import { describe, expect, it } from 'vitest';
import { boxesOf } from '@adwright/studio/design/layer-boxes.ts';
import { alignLayers, distributeLayers } from './commands/align-layers.ts';
import { orderLayers, placeBeside } from './commands/order-layers.ts';
import { sizeLayer } from './commands/stretch-layer.ts';
import { beginDrag } from './pointer/drag.ts';
import { openEditor } from './testing/editor-driver.ts';
import { sampleDesign } from './testing/sample-documents.ts';
import { withShapes } from './testing/three-shapes.ts';
import { oneStep } from './testing/one-step.ts';

const still = { shift: false, alt: false, touch: false };

describe('moving', () => {
  it('drags a layer as far as the pointer, as one step', () => {
    const { driver, a } = withShapes();
    const before = driver.boxOf(a);
    oneStep(driver, () => driver.dragBy(a, 57, 83, { alt: true }));
    expect(driver.boxOf(a).x).toBeCloseTo(before.x + 57, 1);
    expect(driver.boxOf(a).y).toBeCloseTo(before.y + 83, 1);
  });

  it('draws a layer to the middle of the frame when it comes near', () => {
    const { driver, a } = withShapes();
    const { x, width } = driver.boxOf(a);
    driver.dragBy(a, 540 - x - width / 2 + 4, 211);
    expect(driver.boxOf(a).x + width / 2).toBeCloseTo(540, 1);
  });

  it('nudges by keys: a pixel, ten with shift, many presses one step', () => {
    const { driver, a } = withShapes();
    driver.click(a);
    const before = driver.boxOf(a);
    oneStep(driver, () => driver.press('ArrowRight', 'ArrowRight', 'Shift+ArrowDown'));
    expect(driver.boxOf(a).x).toBeCloseTo(before.x + 2, 2);
    expect(driver.boxOf(a).y).toBeCloseTo(before.y + 10, 2);
  });

  it('pulls several by a corner, the opposite one staying', () => {
    const { driver, a, b } = withShapes();
    driver.click(a);
    driver.click(b, { shift: true });
    const [one, two] = [driver.boxOf(a), driver.boxOf(b)];
    const corner = { x: two.x + two.width, y: Math.max(one.y + one.height, two.y + two.height) };
    oneStep(driver, () => driver.dragBy(corner, 60, 30, { mark: { x: 1, y: 1 }, alt: true }));
    expect(driver.boxOf(a).x).toBeCloseTo(one.x, 1);
    expect(driver.boxOf(a).width).toBeGreaterThan(one.width);
    expect(driver.boxOf(b).width / two.width).toBeCloseTo(driver.boxOf(a).width / one.width, 3);
  });

  it('pulls a shape by a side, the opposite one staying, also when it was scaled before', () => {
    const { driver, b } = withShapes();
    driver.click(b);
    const { x, y, width, height } = driver.boxOf(b);
    const left = { x, y: y + height / 2 };
    oneStep(driver, () => driver.dragBy(left, -60, 5, { mark: 'left', alt: true }));
    const wide = driver.boxOf(b);
    expect([wide.x, wide.width, wide.y, wide.height].map(Math.round)).toEqual(
      [x - 60, width + 60, y, height].map(Math.round),
    );
    driver.dragBy({ x: x + 10, y: y + height }, 0, 40, { mark: 'bottom', alt: true });
    expect(driver.boxOf(b).height).toBeCloseTo(height + 40, 0);
    expect(driver.boxOf(b).y).toBeCloseTo(y, 0);
  });

  it('draws what is pulled as it is kept', () => {
    const { driver, a } = withShapes();
    driver.click(a);
    const { x, y, width, height } = driver.boxOf(a);
    const drag = beginDrag(driver.editor, { ...still, at: { x: x + width, y: y + height / 2 }, mark: 'right' });
    const live = drag?.step({ ...still, at: { x: x + width + 80, y }, alt: true }, 1);
    const { list, layers } = driver.editor.site();
    const drawn = live && boxesOf(live.adjust(list), layers).get(a);
    drag?.keep();
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(drawn?.[side]).toBeCloseTo(driver.boxOf(a)[side], 1);
  });

  it('takes a width and a height in pixels: shapes and pictures by themselves, words evenly', () => {
    const driver = openEditor();
    const size = (id: string, along: 'width' | 'height', to: number): void =>
      oneStep(driver, () => driver.editor.edit((site) => sizeLayer(site, id, along, to)));
    driver.press('r');
    const [shape = ''] = driver.selection();
    for (const id of [shape, 'product']) {
      const { x, y, height } = driver.boxOf(id);
      size(id, 'width', 333);
      const now = driver.boxOf(id);
      expect([now.x, now.y, now.width, now.height].map(Math.round)).toEqual([x, y, 333, height].map(Math.round));
    }
    const { width, height } = driver.boxOf('headline');
    size('headline', 'height', height / 2);
    expect(driver.boxOf('headline').width).toBeCloseTo(width / 2, 0);
  });

  it('turns by the handle, with shift in steps', () => {
    const { driver, a } = withShapes();
    driver.click(a);
    const { x, y, width } = driver.boxOf(a);
    oneStep(driver, () => driver.dragBy({ x: x + width / 2, y: y - 20 }, 300, 60, { mark: 'turn', shift: true }));
    const turn = driver.editor.site().byId.get(a)?.layer.rotate ?? 0;
    expect(Math.abs(turn)).toBeGreaterThan(0);
    expect(turn % 15).toBe(0);
  });

  it('moves a template’s own layers right in Arabic, too', () => {
    const driver = openEditor({ design: sampleDesign('ar') });
    const before = driver.boxOf('headline');
    driver.click('headline');
    driver.press('Shift+ArrowLeft');
    expect(driver.boxOf('headline').x).toBeCloseTo(before.x - 10, 2);
  });
});

describe('aligning', () => {
  it.each([
    ['left', (box: { x: number }) => box.x],
    ['right', (box: { x: number; width: number }) => box.x + box.width],
    ['top', (box: { y: number }) => box.y],
  ] as const)('brings several to one %s edge', (side, edge) => {
    const { driver, a, b, c } = withShapes();
    oneStep(driver, () => driver.editor.edit((site) => alignLayers(site, [a, b, c], side)));
    const edges = [a, b, c].map((id) => edge(driver.boxOf(id)));
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(0.01);
  });

  it('brings one into the middle of the picture', () => {
    const { driver, a } = withShapes();
    driver.editor.edit((site) => alignLayers(site, [a], 'center'));
    expect(driver.boxOf(a).x + driver.boxOf(a).width / 2).toBeCloseTo(540, 2);
  });

  it('makes the gaps between three equal', () => {
    const { driver, a, b, c } = withShapes();
    driver.dragBy(b, -90, 0, { alt: true });
    oneStep(driver, () => driver.editor.edit((site) => distributeLayers(site, [a, b, c], 'x')));
    const [one, two, three] = [a, b, c].map(driver.boxOf) as [
      ReturnType<typeof driver.boxOf>,
      ReturnType<typeof driver.boxOf>,
      ReturnType<typeof driver.boxOf>,
    ];
    expect(two.x - one.x - one.width).toBeCloseTo(three.x - two.x - two.width, 1);
  });
});

describe('order', () => {
  it('goes a step, to the very front and back, and every step can be seen', () => {
    const { driver, a, b, c } = withShapes();
    const own = () => driver.ids().filter((id) => [a, b, c].includes(id));
    driver.editor.edit((site) => orderLayers(site, [a], 'forward'));
    expect(own()).toEqual([b, a, c]);
    oneStep(driver, () => driver.editor.edit((site) => orderLayers(site, [a], 'front')));
    expect(own()).toEqual([b, c, a]);
    driver.editor.edit((site) => orderLayers(site, [a], 'backward'));
    expect(own()).toEqual([b, a, c]);
    driver.editor.edit((site) => orderLayers(site, [c], 'back'));
    expect(driver.ids()[0]).toBe(c);
  });

  it('brings what stands in a row or a column to the front without moving anybody', () => {
    const driver = openEditor();
    const before = new Map(driver.ids().map((id) => [id, driver.boxOf(id)]));
    driver.click('headline');
    oneStep(driver, () => driver.press('Mod+]'));
    for (const [id, box] of before) expect(driver.boxOf(id)).toEqual(box);
    expect(driver.ids().indexOf('headline')).toBeGreaterThan(driver.ids().indexOf('cta'));
  });

  it('keeps several in their own order, and drops one beside another', () => {
    const { driver, a, b, c } = withShapes();
    const own = () => driver.ids().filter((id) => [a, b, c].includes(id));
    driver.editor.edit((site) => orderLayers(site, [a, b], 'front'));
    expect(own()).toEqual([c, a, b]);
    driver.editor.edit((site) => placeBeside(site, c, b, 'front'));
    expect(own()).toEqual([a, b, c]);
    driver.editor.edit((site) => placeBeside(site, c, a, 'behind'));
    expect(own()).toEqual([c, a, b]);
  });
});

it('zooms and goes back to the whole by keys', () => {
  const driver = openEditor();
  driver.press('Shift+0');
  expect(driver.editor.get().view.zoom).toBe(1);
  driver.press('Shift+1');
  expect(driver.editor.get().view.zoom).toBe('fit');
});
