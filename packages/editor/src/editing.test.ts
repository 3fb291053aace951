import { minContrast } from '@adwright/studio/brand/contrast.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { AdDesign } from '@adwright/studio/design/design.ts';
import { checkContrast } from '@adwright/studio/design/repair-contrast.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import { describe, expect, it } from 'vitest';
import { addPicture } from './commands/add-picture.ts';
import { boxesOf } from '@adwright/studio/design/layer-boxes.ts';
import { addShape, shapeNames } from './commands/add-shape.ts';
import { alignLayers, distributeLayers } from './commands/align-layers.ts';
import { orderLayers, placeBeside } from './commands/order-layers.ts';
import { renameLayer } from './commands/rename-layer.ts';
import { resetLayers } from './commands/reset-layers.ts';
import { sizeLayer } from './commands/stretch-layer.ts';
import { writeWords } from './commands/write-words.ts';
import { beginDrag } from './pointer/drag.ts';
import { type EditorDriver, openEditor } from './testing/editor-driver.ts';
import { crowdedDesign, sampleDesign, storyFrame } from './testing/sample-documents.ts';

const still = { shift: false, alt: false, touch: false };

/** Three shapes of the person's own, away from each other. */
function withShapes(): { driver: EditorDriver; a: string; b: string; c: string } {
  const driver = openEditor({ design: crowdedDesign(0) });
  const { editor } = driver;
  const [a, b, c] = (
    [
      [-380, -380],
      [20, -390],
      [390, -300],
    ] as const
  ).map(([x, y]) => {
    editor.edit((site) => addShape(site, 'rounded'));
    const [id = ''] = driver.selection();
    driver.press('-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-');
    driver.dragBy(id, x, y, { alt: true });
    return id;
  }) as [string, string, string];
  driver.press('Mod+a');
  editor.select([]);
  return { driver, a, b, c };
}

/** Does something, checks that it is a valid design, and that one step back is where it was. */
function oneStep(driver: EditorDriver, act: () => void): void {
  driver.editor.rest();
  const before = driver.design();
  const steps = driver.editor.get().history.past.length;
  act();
  const after = driver.design();
  expect(after).not.toEqual(before);
  expect(AdDesign.safeParse(after).success).toBe(true);
  expect(driver.editor.get().history.past).toHaveLength(steps + 1);
  driver.press('Mod+z');
  expect(driver.design()).toEqual(before);
  driver.press('Mod+Shift+z');
  expect(driver.design()).toEqual(after);
}

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

describe('copying', () => {
  it('duplicates beside the original, the button with its words', () => {
    const driver = openEditor();
    driver.click('cta');
    const before = driver.boxOf('cta');
    oneStep(driver, () => driver.press('Mod+d'));
    const [id = ''] = driver.selection();
    expect(driver.textOf(id)).toBe(driver.textOf('cta'));
    expect(driver.boxOf(id).width / before.width).toBeCloseTo(1, 1);
    expect(driver.boxOf(id).x).toBeGreaterThan(before.x);
    driver.type(id, '!');
    expect(driver.textOf('cta')).not.toContain('!');
  });

  it('leaves words and looks of one size in that size', () => {
    const driver = openEditor();
    driver.editor.store.setState({ only: true });
    driver.editor.edit((site) => writeWords(site, 'headline', 'Square alone'));
    driver.editor.store.setState({ only: false });
    const shared = driver.design().brief.headline;
    driver.click('headline');
    oneStep(driver, () => driver.press('Mod+d'));
    const [copy = ''] = driver.selection();
    expect(driver.textOf(copy)).toBe('Square alone');
    driver.editor.chooseFrame(storyFrame.id);
    expect(driver.textOf(copy)).toBe(shared);
  });

  it('copies what stands in one size alone into that size alone', () => {
    const driver = openEditor();
    driver.editor.store.setState({ only: true });
    driver.press('r');
    driver.editor.store.setState({ only: false });
    const text = driver.copy() ?? '';
    driver.press('Mod+d');
    const [copy = ''] = driver.selection();
    expect(driver.editor.site().boxes.has(copy)).toBe(true);
    driver.editor.chooseFrame(storyFrame.id);
    expect(driver.editor.site().boxes.has(copy)).toBe(false);
    driver.paste(text);
    const [pasted = ''] = driver.selection();
    expect(driver.editor.site().boxes.has(pasted)).toBe(true);
  });

  it('pastes into another size and another design, pictures included', () => {
    const driver = openEditor();
    driver.editor.select(['product', 'headline']);
    const text = driver.copy() ?? '';
    driver.editor.chooseFrame(storyFrame.id);
    oneStep(driver, () => driver.paste(text));
    expect(driver.selection()).toHaveLength(2);
    for (const id of driver.selection()) expect(driver.boxOf(id).width).toBeGreaterThan(10);
    const other = openEditor({ design: { ...sampleDesign('ar'), product: { name: 'Other', images: [] } } });
    other.paste(text);
    expect(other.selection()).toHaveLength(2);
    expect(AdDesign.safeParse(other.design()).success).toBe(true);
    expect(other.design().pictures).toHaveLength(1);
  });

  it.each([
    ['no JSON', '{"type":'],
    ['somebody else’s', '{"hello":"world"}'],
    [
      'a script in place of a colour',
      JSON.stringify({
        type: 'adwright/layers',
        version: 1,
        pictures: [],
        layers: [
          {
            x: 0,
            y: 0,
            layer: {
              kind: 'shape',
              id: 'added-1',
              box: { x: 0, y: 0, width: 1, height: 1 },
              shape: { kind: 'ellipse' },
              fill: { kind: 'solid', color: 'url(javascript:1)' },
            },
          },
        ],
      }),
    ],
    ['far too much', `{"a":"${'x'.repeat(500_000)}"}`],
  ])('passes over %s on the clipboard', (_what, text) => {
    const driver = openEditor();
    const before = driver.design();
    driver.paste(text);
    expect(driver.design()).toBe(before);
  });

  it('copies a style and not the words', () => {
    const driver = openEditor();
    driver.press('t');
    const [id = ''] = driver.selection();
    driver.click('headline');
    driver.press('Mod+Alt+c');
    driver.editor.select([id]);
    oneStep(driver, () => driver.press('Mod+Alt+v'));
    const [from, to] = ['headline', id].map((one) => driver.editor.site().byId.get(one)?.text);
    expect(to?.style.color).toBe(from?.style.color);
    expect(to?.text).toBe('Your headline');
  });
});

it('zooms and goes back to the whole by keys', () => {
  const driver = openEditor();
  driver.press('Shift+0');
  expect(driver.editor.get().view.zoom).toBe(1);
  driver.press('Shift+1');
  expect(driver.editor.get().view.zoom).toBe('fit');
});
