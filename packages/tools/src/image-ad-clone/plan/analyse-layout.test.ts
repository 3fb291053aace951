import type { LayoutLine, LayoutPanel, PictureLayout } from '@adwright/domain/engines/pictures.ts';
import { describe, expect, it } from 'vitest';
import { analyseLayout } from './analyse-layout.ts';
import { marksOf } from './marks.ts';

function line(
  text: string,
  x: number,
  y: number,
  width: number,
  capHeight: number,
  more: Partial<LayoutLine> = {},
): LayoutLine {
  return {
    text,
    box: { x, y, width, height: capHeight },
    confidence: 0.95,
    color: '#111111',
    ground: '#ffffff',
    capHeight,
    stroke: 0.11,
    evenness: 0.85,
    letterWidth: 0.62,
    struck: false,
    panel: null,
    ...more,
  };
}

const button: LayoutPanel = {
  box: { x: 60, y: 800, width: 300, height: 90 },
  color: '#e02020',
  shape: 'rect',
  radius: 45,
  open: false,
};
const disc: LayoutPanel = {
  box: { x: 800, y: 60, width: 180, height: 180 },
  color: '#0033cc',
  shape: 'ellipse',
  radius: 0,
  open: false,
};

function layout(lines: LayoutLine[], more: Partial<PictureLayout> = {}): PictureLayout {
  return {
    width: 1080,
    height: 1080,
    background: { kind: 'solid', colors: ['#ffffff'], angle: 90 },
    palette: [{ colour: '#e02020', share: 0.1 }],
    panels: [button, disc],
    lines,
    pictures: [{ box: { x: 560, y: 320, width: 400, height: 500 }, fillsBox: false, salience: 0.9, share: 0.17 }],
    ...more,
  };
}

const usual = [
  line('LUMEN', 60, 60, 160, 24),
  line('Light that', 60, 200, 420, 70, { stroke: 0.17 }),
  line('stays calm', 60, 300, 440, 70, { stroke: 0.17 }),
  line('Dims to two percent and never', 60, 430, 420, 24),
  line('flickers', 60, 470, 130, 24),
  line('$49', 60, 640, 110, 50, { stroke: 0.16 }),
  line('$79', 200, 652, 80, 34, { struck: true }),
  line('Shop now', 120, 832, 180, 26, { panel: 0, color: '#ffffff', stroke: 0.16 }),
  line('NEW', 850, 134, 80, 30, { panel: 1, color: '#ffffff' }),
  line('Offer ends on Sunday.', 60, 1030, 220, 12),
];

describe('analyseLayout', () => {
  const { boxes } = analyseLayout(layout(usual), false);
  const byRole = (role: string) => boxes.filter((box) => box.role === role);

  it('gives every part its role', () => {
    expect(Object.fromEntries(boxes.map(({ role, text }) => [role, text]))).toEqual({
      product: '',
      logo: 'LUMEN',
      headline: 'Light that\nstays calm',
      subline: 'Dims to two percent and never\nflickers',
      price: '$49',
      old_price: '$79',
      cta: 'Shop now',
      badge: 'NEW',
      fine_print: 'Offer ends on Sunday.',
    });
  });

  it('takes a button with its plate and corners', () => {
    expect(byRole('cta')[0]).toMatchObject({
      x: 60,
      y: 800,
      width: 300,
      height: 90,
      plate: { color: '#e02020', radius: 45 },
    });
    expect(byRole('badge')[0]?.plate?.shape).toBe('ellipse');
  });

  it('measures weight, size, case and alignment', () => {
    expect(byRole('headline')[0]?.type).toMatchObject({
      weight: 800,
      caps: false,
      align: 'start',
      lines: 2,
      face: 'sans',
    });
    expect(byRole('headline')[0]?.type?.size).toBeCloseTo(97, 0);
    expect(byRole('subline')[0]?.type?.weight).toBe(400);
    expect(byRole('logo')[0]?.type?.caps).toBe(true);
  });

  it('knows centred lines and faces by their strokes', () => {
    const centred = [
      line('Quiet', 440, 200, 200, 70, { evenness: 0.4, stroke: 0.07 }),
      line('evenings in', 340, 300, 400, 70, { evenness: 0.4, stroke: 0.07 }),
    ];
    const type = analyseLayout(layout(centred, { panels: [], pictures: [] }), false).boxes[0]?.type;
    expect(type).toMatchObject({ align: 'center', face: 'serif', weight: 300 });
    const loud = [line('BIGGEST SALE', 60, 200, 500, 100, { letterWidth: 0.45, stroke: 0.18, evenness: 0.95 })];
    expect(
      analyseLayout(layout(loud, { panels: [] }), false).boxes.find(({ role }) => role === 'headline')?.type?.face,
    ).toBe('condensed');
  });

  it('leaves what is printed on the product to the product', () => {
    const label = line('YUZU', 680, 500, 120, 30);
    expect(analyseLayout(layout([...usual, label]), false).boxes.map(({ text }) => text)).not.toContain('YUZU');
  });

  it.each(['€ 29,00', '29,00 €', '$1,299.99', 'ab 19 €', '3,480 円', '£5'])('takes %s for a price', (text) => {
    const found = analyseLayout(layout([...usual.slice(1, 5), line(text, 60, 640, 200, 40)]), false).boxes;
    expect(found.find((box) => box.text === text)?.role).toBe('price');
  });

  it('never takes a sentence with a number in it for a price', () => {
    const found = analyseLayout(layout([line('Save $15 on the first box', 60, 200, 600, 70)]), false).boxes;
    expect(found.find(({ type }) => type !== null)?.role).toBe('headline');
  });

  it('names what is somebody’s own, and says what stays', () => {
    const analysis = analyseLayout(
      layout(usual, { background: { kind: 'photo', colors: ['#ffffff'], angle: 90 } }),
      false,
    );
    expect(marksOf(analysis, false)).toEqual([
      { kind: 'name', text: 'LUMEN', kept: false },
      { kind: 'background', text: '', kept: false },
    ]);
    expect(marksOf(analysis, true).at(-1)).toMatchObject({ kind: 'background', kept: true });
  });

  it('takes a picture full of lines for a card, and never sets words over the product', () => {
    const card = { box: { x: 40, y: 400, width: 900, height: 500 }, fillsBox: true, salience: 0.4, share: 0.38 };
    const onCard = [
      line('Softer by morning', 80, 450, 500, 50, { stroke: 0.17 }),
      line('A cream that works from dusk till dawn and after', 80, 560, 700, 24),
    ];
    const { boxes } = analyseLayout(layout(onCard, { panels: [], pictures: [card] }), false);
    expect(boxes.map(({ role }) => role)).toEqual(['headline', 'subline']);
    const can = { box: { x: 300, y: 300, width: 500, height: 600 }, fillsBox: false, salience: 0.2, share: 0.45 };
    const labelled = [line('Stay cold', 100, 100, 600, 90, { stroke: 0.17 }), line('NORTH', 460, 600, 180, 40)];
    const found = analyseLayout(layout(labelled, { panels: [], pictures: [can] }), false).boxes;
    expect(found.map(({ role }) => role)).toEqual(['product', 'headline']);
  });

  it('keeps the outline of a dome, and leaves out flat patches of a photograph and labels of a product', () => {
    const open = { color: '#e6a23c', radius: 0, open: true } as const;
    const hull = [
      { x: 0, y: 1 },
      { x: 0.5, y: 0 },
      { x: 1, y: 1 },
    ];
    const dome = { ...open, shape: 'other', box: { x: 100, y: 700, width: 800, height: 380 }, hull } as const;
    const patch = { ...open, shape: 'other', box: { x: 0, y: 0, width: 1080, height: 200 } } as const;
    const label = { ...open, open: false, shape: 'rect', box: { x: 650, y: 500, width: 200, height: 150 } } as const;
    const { boxes } = analyseLayout(layout([], { panels: [dome, patch, label] }), false);
    const panels = boxes.filter(({ role }) => role === 'panel');
    expect(panels.map(({ plate }) => plate?.hull?.length)).toEqual([3]);
  });
});
