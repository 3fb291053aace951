import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { brandFrom } from '@adwright/studio/brand/brand-kit.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { expect, it } from 'vitest';
import { filmFindings } from './film-findings.ts';

const heard = { integrated: -14, range: 4, truePeak: -1.5 };

/** An upright film of one line, at this height of the frame and for so long. */
function film(text: string, { y = 700, start = 0, seconds = 6 } = {}): Creative {
  return {
    version: 1,
    kind: 'video',
    width: 1080,
    height: 1920,
    fps: 30,
    language: 'en',
    direction: 'ltr',
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
    brand: brandFrom({ name: 'Kestrel', colors: ['#1a5fb4'] }),
    assets: {},
    scenes: [
      {
        id: 'only',
        duration: 6,
        background: solid('#ffffff'),
        layers: [
          {
            kind: 'text',
            id: 'line',
            slot: 'headline',
            text,
            box: { x: 120, y, width: 700, height: 400 },
            time: { start, end: start + seconds },
            style: { font: 'heading', weight: 700, size: 60, color: '#101010', align: 'start', valign: 'top' },
          },
        ],
      },
    ],
    overlay: [],
    audio: [],
    meta: { title: '' },
  } as unknown as Creative;
}

const found = (creative: Creative, some: object = {}) =>
  filmFindings({
    list: layoutCreative(creative, evenMeasurer),
    file: { width: 1080, height: 1920, bytes: 1e6 },
    seconds: 6,
    loudness: heard,
    brand: null,
    ...some,
  });

it('finds nothing in a film that shows its words at once, long enough, and where no button lies', () => {
  expect(found(film('A warm light'))).toEqual([]);
});

it('says which words are gone before they are read, in any script', () => {
  expect(found(film('A warm light for everybody who reads late', { seconds: 1 }))).toMatchObject([
    { kind: 'hurried', value: 1, limit: 2.3 },
  ]);
  expect(found(film('夜遅くまで読む人のためのあたたかい光', { seconds: 1 }))).toMatchObject([{ kind: 'hurried' }]);
});

it('knows on which platforms words lie under buttons', () => {
  const low = found(film('A warm light', { y: 1400 }));
  expect(low.map(({ kind }) => kind)).toContain('unsafe');
  expect(low.map(({ place }) => place)).toEqual(expect.arrayContaining(['meta-reels']));
});

it('hears what is too quiet, too loud, cut off or silent, and sees an empty first frame', () => {
  const kinds = (loudness: object | null, creative = film('Hi')) =>
    found(creative, { loudness }).map(({ kind }) => kind);
  expect(kinds({ integrated: -22, truePeak: -9 })).toEqual(['too_quiet']);
  expect(kinds({ integrated: -8, truePeak: 0.3 })).toEqual(['too_loud', 'clipping']);
  expect(kinds({ integrated: Number.NEGATIVE_INFINITY, truePeak: Number.NEGATIVE_INFINITY })).toEqual(['too_quiet']);
  expect(kinds(null, film('Hi', { start: 1, seconds: 5 }))).toEqual(['empty_start']);
});

it('says where a film leaves its brand', () => {
  const brand = { name: 'Kestrel', colors: ['#1a5fb4'], type: '', use: [], avoid: ['cheap'] };
  expect(found(film('A cheap lamp'), { brand })).toMatchObject([{ kind: 'avoided_word', subject: 'cheap' }]);
});
