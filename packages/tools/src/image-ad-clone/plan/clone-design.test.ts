import type { CloneAnalysis, CloneBox } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { contrast } from '@adwright/studio/brand/contrast.ts';
import { oklchOf } from '@adwright/studio/brand/oklch.ts';
import { parseCreative } from '@adwright/studio/creative/parse.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import { AdDesign } from '@adwright/studio/design/design.ts';
import { describe, expect, it } from 'vitest';
import { cloneDesign, type CloneOrder } from './clone-design.ts';
import { cloneFrame, type PlacedBox } from './clone-frame.ts';
import type { LineBank } from './line-bank.ts';
import { ownFrame } from './own-frame.ts';
import { similarityOf, type Thumb } from './similarity.ts';
import { slotWords } from './slot-words.ts';
import { textRoom } from './text-room.ts';

const bare = { text: '', type: null, plate: null, confidence: 1, mark: false, words: null };
const type = { color: '#ffffff', weight: 800, caps: false, align: 'start', size: 80, lines: 2, face: 'sans' } as const;
const small = { ...type, size: 24, weight: 400, lines: 1 } as const;

const boxes: CloneBox[] = [
  {
    ...bare,
    id: 'panel-1',
    role: 'panel',
    x: 600,
    y: 0,
    width: 480,
    height: 1080,
    plate: { color: '#f0e0c0', shape: 'rect', radius: 0 },
  },
  { ...bare, id: 'product-1', role: 'product', x: 660, y: 300, width: 360, height: 500 },
  {
    ...bare,
    id: 'logo-1',
    role: 'logo',
    x: 60,
    y: 50,
    width: 200,
    height: 26,
    text: 'OAKLINE',
    type: small,
    mark: true,
  },
  {
    ...bare,
    id: 'headline-1',
    role: 'headline',
    x: 60,
    y: 200,
    width: 480,
    height: 150,
    text: 'Sit back.\nStay a while.',
    type,
  },
  {
    ...bare,
    id: 'subline-1',
    role: 'subline',
    x: 60,
    y: 420,
    width: 400,
    height: 24,
    text: 'Solid oak, woven by hand',
    type: small,
  },
  {
    ...bare,
    id: 'badge-1',
    role: 'badge',
    x: 840,
    y: 60,
    width: 160,
    height: 160,
    text: '-25%',
    type: small,
    plate: { color: '#ff3300', shape: 'ellipse', radius: 0 },
  },
  {
    ...bare,
    id: 'cta-1',
    role: 'cta',
    x: 60,
    y: 800,
    width: 260,
    height: 80,
    text: 'Shop chairs',
    type: { ...small, color: '#111111' },
    plate: { color: '#f2b632', shape: 'rect', radius: 14 },
  },
];

const analysis: CloneAnalysis = {
  width: 1080,
  height: 1080,
  background: { kind: 'solid', colors: ['#123c3a'], angle: 90 },
  palette: [{ color: '#f2b632', share: 0.1 }],
  boxes,
};

const bank: LineBank = {
  slogans: [],
  headlines: ['Coffee, kept warm', 'A mug', 'A very long headline that nobody would ever put into so small a place'],
  sentences: ['A stoneware mug for every morning of the year.'],
  benefits: ['Safe in the dishwasher', 'Holds 350 ml'],
  buttons: ['Get yours', 'See the mug now'],
  price: '',
  name: 'Clay',
  host: '',
};
const nothing = { headline: '', subline: '', cta: '', badge: '', label: '', fine_print: '' };

const order = (some: Partial<CloneOrder> = {}): CloneOrder => ({
  analysis,
  words: slotWords(boxes, bank, nothing),
  pictures: {
    images: [
      { id: 'product', asset: { kind: 'image', src: 'sample:mug:cutout', width: 600, height: 600, cutout: true } },
    ],
    photos: [],
    logo: undefined,
  },
  product: { name: 'Clay Everyday Mug', brand: 'Clay', colors: ['#2244cc'] },
  colors: 'reference',
  language: { tag: 'en', dir: 'ltr' },
  mirrored: false,
  ...some,
});

describe('slotWords', () => {
  it('writes about as much as stood there, and nothing that nobody said', () => {
    const words = slotWords(boxes, bank, nothing);
    expect(Object.fromEntries(words)).toEqual({
      'headline-1': 'Coffee, kept warm',
      'subline-1': 'Safe in the dishwasher',
      'cta-1': 'Get yours',
      'logo-1': 'Clay',
    });
  });

  it('prefers what the person wrote, for a role or for the very part', () => {
    const own = boxes.map((box) => (box.role === 'cta' ? { ...box, words: 'Mine' } : box));
    const words = slotWords(own, bank, { ...nothing, headline: 'My line', badge: '-10%', cta: 'No' });
    expect([words.get('headline-1'), words.get('badge-1'), words.get('cta-1')]).toEqual(['My line', '-10%', 'Mine']);
  });

  it('puts a price where two or three signs were set very large', () => {
    const loud = boxes.map((box) => (box.role === 'headline' ? { ...box, text: '50%' } : box));
    expect(slotWords(loud, { ...bank, price: '$24' }, nothing).get('headline-1')).toBe('$24');
  });
});

describe('cloneDesign', () => {
  it('is a valid design whose layers stand where theirs stood', () => {
    const design = cloneDesign(order());
    expect(AdDesign.safeParse(design).error).toBeUndefined();
    const creative = designCreative(design, ownFrame(design));
    expect(parseCreative(creative)).toMatchObject({ ok: true });
    const layers = creative.scenes[0]?.layers ?? [];
    expect(layers.map(({ id }) => id)).toEqual(['panel-1', 'product-1', 'logo-1', 'headline-1', 'subline-1', 'cta-1']);
    expect(layers.find(({ id }) => id === 'cta-1')?.box).toMatchObject({ x: 60, y: 800, width: 260, height: 80 });
    expect(JSON.stringify(design)).not.toContain('OAKLINE');
  });

  it('keeps letters readable where the reference’s were not', () => {
    const pale = boxes.map((box) => (box.role === 'subline' ? { ...box, type: { ...small, color: '#2a5552' } } : box));
    const design = cloneDesign(order({ analysis: { ...analysis, boxes: pale } }));
    const subline = design.base.kind === 'layers' ? design.base.layers.find(({ id }) => id === 'subline-1') : undefined;
    expect(subline?.kind === 'text' && contrast(subline.style.color, '#123c3a')).toBeGreaterThan(4.5);
  });

  it('turns their colours to mine and keeps their lightness', () => {
    const design = cloneDesign(order({ colors: 'mine' }));
    const cta = design.base.kind === 'layers' ? design.base.layers.find(({ id }) => id === 'cta-1') : undefined;
    const fill = cta?.kind === 'group' && cta.fill?.kind === 'solid' ? oklchOf(cta.fill.color) : undefined;
    expect(Math.abs((fill?.h ?? 0) - oklchOf('#2244cc').h)).toBeLessThan(25);
    expect(fill?.l).toBeCloseTo(oklchOf('#f2b632').l, 1);
  });

  it('shows my own photograph where theirs filled the picture, with a scrim under the words', () => {
    const photo = {
      id: 'photo-1',
      asset: { kind: 'image' as const, src: 'sample:mug:scene', width: 800, height: 1000 },
    };
    const background = { kind: 'photo' as const, colors: ['#dddddd'], angle: 90 };
    const idsOf = (parts: CloneBox[]): string[] => {
      const seen = { ...analysis, background, boxes: parts };
      const { base } = cloneDesign(order({ analysis: seen, pictures: { ...order().pictures, photos: [photo] } }));
      return base.kind === 'layers' ? base.layers.map(({ id }) => id) : [];
    };
    const alone = idsOf(analysis.boxes.filter(({ role }) => role !== 'product'));
    expect(alone.slice(0, 2)).toEqual(['ground-photo', 'ground-scrim']);
    // Where their product has a place of its own, mine stands there and not somewhere in a photograph.
    const placed = idsOf(analysis.boxes);
    expect(placed).toContain('product-1');
    expect(placed).not.toContain('ground-photo');
  });

  it('draws a dome as a dome, turned where the reference is read from the right', () => {
    const hull = [
      { x: 0, y: 1 },
      { x: 0.25, y: 0 },
      { x: 1, y: 1 },
    ];
    const domed = analysis.boxes.map((box) =>
      box.role === 'panel' && box.plate ? { ...box, plate: { ...box.plate, hull } } : box,
    );
    const shapeOf = (mirrored: boolean) => {
      const { base } = cloneDesign(order({ analysis: { ...analysis, boxes: domed }, mirrored }));
      const panel = base.kind === 'layers' ? base.layers.find(({ id }) => id === 'panel-1') : undefined;
      return panel?.kind === 'shape' && panel.shape.kind === 'path' ? panel.shape : null;
    };
    const [, , width = 0, height = 0] = shapeOf(false)?.viewBox ?? [];
    const tip = (share: number) => `L${(share * width).toFixed(1)} 0.0L`;
    expect(shapeOf(false)?.d).toContain(tip(0.25));
    expect(shapeOf(true)?.d).toContain(tip(0.75));
    expect(shapeOf(false)?.d.endsWith(`${width.toFixed(1)} ${height.toFixed(1)}Z`)).toBe(true);
  });

  it('keeps words from growing towards a product that reaches into their place', () => {
    const at = (x: number, y: number, width: number, height: number) => ({
      x,
      y,
      width,
      height,
      at: { x, y, width, height },
    });
    const words: PlacedBox = { ...bare, id: 'subline-1', role: 'subline', type: small, ...at(60, 300, 500, 80) };
    const thing: PlacedBox = { ...bare, id: 'product-1', role: 'product', ...at(500, 200, 400, 600) };
    const room = textRoom(words, [words, thing], cloneFrame({ width: 1000, height: 1000 }, false));
    expect(room.box.x + room.box.width).toBeLessThanOrEqual(560);
  });

  it('counts places from the right where the reference is read from the right', () => {
    const design = cloneDesign(order({ mirrored: true, language: { tag: 'ar', dir: 'rtl' } }));
    const panel = design.base.kind === 'layers' ? design.base.layers.find(({ id }) => id === 'panel-1') : undefined;
    expect(panel?.box?.x).toBe(0);
  });
});

describe('similarityOf', () => {
  const side = 96;
  const draw = (colorAt: (x: number, y: number) => number[]): Thumb => ({
    side,
    data: Uint8Array.from(
      { length: side * side * 3 },
      (_, i) => colorAt(Math.floor(i / 3) % side, Math.floor(i / 3 / side))[i % 3] ?? 0,
    ),
  });
  const block = (x0: number, color: number[], ground: number[]) =>
    draw((x, y) => (x >= x0 && x < x0 + 30 && y > 20 && y < 60 && (x + y) % 3 > 0 ? color : ground));
  const reference = block(10, [20, 20, 20], [240, 220, 200]);

  it('is all for the same picture, less for another place, less again for other colours', () => {
    const all = new Set(boxes.map(({ id }) => id));
    const same = similarityOf(reference, reference, boxes, all);
    expect(same).toEqual({ total: 100, structure: 100, colors: 100, type: 100 });
    const moved = similarityOf(reference, block(60, [20, 20, 20], [240, 220, 200]), boxes, all);
    expect(moved.structure).toBeLessThan(30);
    const other = similarityOf(reference, block(10, [250, 250, 250], [10, 20, 90]), boxes, all);
    expect(other.colors).toBeLessThan(10);
    expect(other.structure).toBeGreaterThan(70);
    expect(similarityOf(reference, reference, boxes, new Set(['headline-1'])).type).toBeLessThan(60);
  });
});
