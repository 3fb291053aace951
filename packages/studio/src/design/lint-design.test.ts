import { describe, expect, it } from 'vitest';
import type { Layer } from '../creative/layer.ts';
import { layoutCreative } from '../layout/layout.ts';
import { placementOf, type PlacementId } from '../placements.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { column, textBlock } from '../templates/kit/blocks.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import type { AdDesign } from './design.ts';
import { designCreative } from './design-creative.ts';
import { lintDesign, type LintFinding } from './lint-design.ts';

const { brief, brand } = sampleInput({ language: 'en', placement: 'meta-feed-square' });

const text = (id: string, words: string, y: number, more: { color?: string; size?: number } = {}): Layer => ({
  kind: 'text',
  id,
  text: words,
  box: { x: 80, y, width: 900, height: 120 },
  style: { font: 'body', size: more.size ?? 60, color: more.color ?? '#111111', maxLines: 1 },
});

function lint(
  layers: Layer[],
  options: { placement?: PlacementId; bytes?: number; width?: number; headline?: string; name?: string } = {},
): LintFinding[] {
  const placement = placementOf(options.placement ?? 'meta-feed-square');
  const design: AdDesign = {
    version: 1,
    base: { kind: 'layers', width: 1080, height: 1080, background: { kind: 'solid', color: '#ffffff' }, layers },
    brief: { ...brief, headline: options.headline ?? 'Fresh juice', subline: 'At your door by seven' },
    product: { name: '', images: [] },
    brand: { ...brand, name: options.name ?? 'Morrowbird' },
    patches: [],
  };
  const list = layoutCreative(designCreative(design, placement), evenMeasurer);
  const file = { width: options.width ?? placement.width, height: placement.height, bytes: options.bytes ?? 90_000 };
  return lintDesign({ design, placement, list, file });
}
const kinds = (found: readonly LintFinding[]): string[] => found.map(({ kind, level }) => `${level} ${kind}`);

describe('the export linter', () => {
  it('has nothing to say about a good file', () => {
    expect(lint([text('a', 'Fresh juice', 300)])).toEqual([]);
  });

  it('finds a file that is too heavy or has other pixels', () => {
    expect(lint([text('a', 'Fresh juice', 300)], { bytes: 31 * 1024 * 1024 })[0]).toMatchObject({
      kind: 'weight',
      limit: 30 * 1024 * 1024,
    });
    expect(kinds(lint([text('a', 'Fresh juice', 300)], { width: 1079 }))).toEqual(['error pixel_size']);
  });

  it('finds words under the network’s own buttons and outside the frame', () => {
    expect(kinds(lint([text('a', 'Fresh juice', 1700)], { placement: 'meta-stories' }))).toContain('warning safe_zone');
    expect(kinds(lint([text('a', 'Fresh juice', 1060)]))).toContain('error safe_zone');
  });

  it('finds faint words, with the ratio that was measured', () => {
    const [found] = lint([text('a', 'Fresh juice', 300, { color: '#bbbbbb' })]);
    expect(found).toMatchObject({ kind: 'contrast', level: 'error', subject: 'Fresh juice', limit: 4.5 });
    expect(found?.value).toBeCloseTo(1.9, 1);
    expect(kinds(lint([text('a', 'Fresh juice', 300, { color: '#888888' })]))).toEqual(['warning contrast']);
  });

  it('finds words that are cut short and words on other words', () => {
    expect(kinds(lint([text('a', 'Fresh juice before your alarm rings, every single morning', 300)]))).toEqual([
      'warning cut_text',
    ]);
    expect(kinds(lint([text('a', 'Fresh juice', 300), text('b', 'Every morning', 310)]))).toEqual(['error overlap']);
  });

  it('finds the brand spelled wrongly, and leaves endings, capitals and other words alone', () => {
    const words = (line: string, name = 'Morrowbird') =>
      lint([text('a', line, 300)], { name }).filter(({ kind }) => kind === 'brand_spelling');
    expect(words('Morowbird juice')).toMatchObject([{ subject: 'Morowbird' }]);
    expect(words('morrowbird juice')).toMatchObject([{ subject: 'morrowbird' }]);
    expect(words('MORROWBIRD')).toEqual([]);
    expect(words('Morrowbird’s best')).toEqual([]);
    expect(words('Half the price', 'Hall')).toEqual([]);
    expect(words('Hlal speakers', 'Hall')).toMatchObject([{ subject: 'Hlal' }]);
  });

  it('finds filler, no words at all, and words said twice', () => {
    expect(kinds(lint([text('a', 'Your headline here', 300)]))).toEqual(['error empty_words']);
    expect(kinds(lint([]))).toEqual(['error empty_words']);
    expect(lint([text('a', 'Fresh fresh juice', 300)])).toMatchObject([
      { kind: 'duplicate_words', subject: 'Fresh fresh' },
    ]);
    expect(kinds(lint([text('a', 'Fresh juice', 200), text('b', 'Fresh juice!', 500)]))).toEqual([
      'warning duplicate_words',
    ]);
  });

  it('finds a line that the network will cut beside the picture', () => {
    const headline = 'Fresh juice long before your alarm clock rings';
    expect(lint([text('a', 'Fresh juice', 300)], { headline })).toMatchObject([
      { kind: 'text_length', value: headline.length, limit: 40 },
    ]);
  });

  it('names the part that found no room', () => {
    const line = { size: 60, minSize: 58, color: '#111111', maxLines: 1 };
    const tight = column(
      'stack',
      [textBlock('a', 'Fresh juice', line), textBlock('b', 'Order today', { ...line, slot: 'cta', priority: 3 })],
      { box: { x: 80, y: 100, width: 900, height: 90 } },
    );
    expect(lint([tight])).toContainEqual(
      expect.objectContaining({ kind: 'left_out', level: 'warning', subject: 'cta' }),
    );
  });
});
