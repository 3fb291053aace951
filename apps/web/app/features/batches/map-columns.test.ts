import { batch as adCopy } from '@adwright/tools/ad-copy/plan/batch-sheet.ts';
import { batch as imageAd } from '@adwright/tools/image-ad/plan/batch-sheet.ts';
import { batch as dubs } from '@adwright/tools/video-translation/plan/batch-sheet.ts';
import { expect, it } from 'vitest';
import { plainName, withOwnNames } from './film-names.ts';
import { arrangedBlock, mapColumns } from './map-columns.ts';
import { combinations, matrixRows } from './matrix-rows.ts';
import { checkRows, columnOfPath, problemOfRefusal } from './rows-to-send.ts';
import { newRow } from './sheet-state.ts';

const labels: Record<string, string> = { product: 'Produkt', price: 'Preis' };
const names = {
  labelOf: (_: unknown, value: string) => (value === 'de' ? 'Deutsch' : value),
  elsewhereOf: () => [],
  productNamed: (name: string) => (name.toLowerCase() === 'kestrel lamp' ? { id: 'p1', images: [{}] } : undefined),
  filmNamed: (name: string) => (plainName(name) === 'talk' ? { id: 'f1', title: 'Talk.mp4', seconds: 12 } : undefined),
  remote: [],
};

it('finds columns by their names in English, in the page’s language and in shops’', () => {
  const lines = [
    ['Titel', 'Preis', 'Hook', 'Variants', 'SKU'],
    ['x', '49 €', 'Bright!', '3', '77'],
  ];
  expect(mapColumns(lines, imageAd.columns, ({ id }) => labels[id] ?? id)).toEqual({
    rows: [{ price: '49 €', headline: 'Bright!', count: '3' }],
    ignored: ['Titel', 'SKU'],
  });
  expect(mapColumns([['Lamp', 'Bright!']], imageAd.columns, ({ id }) => id).rows).toEqual([
    { product: 'Lamp', headline: 'Bright!' },
  ]);
});

it('puts a pasted table under the columns that its first line names', () => {
  const label = ({ id }: { id: string }): string => labels[id] ?? id;
  const block = [
    ['Language', 'SKU', 'Produkt'],
    ['de', '77', 'Mug'],
  ];
  const [language, product] = ['language', 'product'].map((id) => imageAd.columns.findIndex((one) => one.id === id));
  const arranged = arrangedBlock(block, imageAd.columns, label);
  expect(arranged?.ignored).toEqual(['SKU']);
  expect(arranged?.block).toHaveLength(1);
  expect([arranged?.block[0]?.[language ?? -1], arranged?.block[0]?.[product ?? -1]]).toEqual(['de', 'Mug']);
  expect(arranged?.block[0]?.filter((text) => text !== undefined)).toHaveLength(2);
  // One line is no table, and a product may be called what a column is.
  expect(arrangedBlock([['Product', 'Language']], imageAd.columns, label)).toBeNull();
  expect(
    arrangedBlock(
      [
        ['Title', 'Bright!', '$5'],
        ['Mug', 'Hot!', '$6'],
      ],
      imageAd.columns,
      label,
    ),
  ).toBeNull();
});

it('understands languages by their names in English, too', () => {
  const rows = ['German', 'pt-BR', 'zh-TW', 'JAPANESE', 'Klingon'].map((language) =>
    newRow({ product: 'Mug', language }),
  );
  const asked = checkRows(rows, { type: 8, sheet: imageAd, names }).map((row) => row.asked?.params['language']);
  expect(asked).toEqual(['de', 'pt', 'zh', 'ja', undefined]);
});

it('understands a scene by its name on the page, however it is typed, in English and in other languages', () => {
  const said: Record<string, string> = { 'bath-terrazzo': 'حمّام تيرازو', 'kitchen-marble': 'Cuisine d’à\u00a0côté' };
  const english: Record<string, string> = { 'kitchen-oak': 'Oak kitchen' };
  const korean: Record<string, string> = { 'kitchen-evening': '저녁 주방' };
  const inTwo = {
    ...names,
    labelOf: (_: unknown, value: string) => said[value] ?? value,
    elsewhereOf: (_: unknown, value: string) => [english[value] ?? value, korean[value] ?? value],
  };
  const written = ['حمام تيرازو', "CUISINE D'A COTE", 'oak Kitchen', 'Kitchen_Golden', '저녁 주방', 'Nowhere'];
  const rows = written.map((scene) => newRow({ product: 'Kestrel Lamp', scene }));
  const read = checkRows(rows, { type: 8, sheet: imageAd, names: inTwo });
  expect(read.map(({ asked }) => asked?.params['place'])).toEqual([
    'bath-terrazzo',
    'kitchen-marble',
    'kitchen-oak',
    'kitchen-golden',
    'kitchen-evening',
    undefined,
  ]);
});

it.each([
  ['Terazzo bathrom', 'Terrazzo bathroom'],
  ['BATHROOM', 'Terrazzo bathroom'],
  ['kitchen ', 'kitchen-marble'],
  ['Bagno', undefined],
  ['xy', undefined],
])('asks about %s whether %s was meant', (written, meant) => {
  const said: Record<string, string> = { 'bath-terrazzo': 'Terrazzo bathroom' };
  const called = { ...names, labelOf: (_: unknown, value: string) => said[value] ?? value };
  const rows = [newRow({ product: 'Kestrel Lamp', scene: written })];
  const [row] = checkRows(rows, { type: 8, sheet: imageAd, names: called });
  expect(row?.problems['scene']).toBe(meant === undefined ? 'notAChoice' : 'nearly');
  expect(row?.nearest['scene']).toBe(meant);
});

it.each([
  ['Marmorkueche', 'Marmorküche'],
  ['WEISSER HINTERGRUND', 'Weißer Hintergrund'],
  ['\u200fمطبخ رخامى', 'مطبخ رخامي'],
  ['“حديقه ربيعيه”', 'حديقة ربيعية'],
  ['Mar\u00admor-Bad.', 'Marmor-Bad'],
])('takes %s for %s, as people write it', (written, name) => {
  const called = { ...names, labelOf: (_: unknown, value: string) => (value === 'kitchen-marble' ? name : value) };
  const [row] = checkRows([newRow({ product: 'Kestrel Lamp', scene: written })], {
    type: 8,
    sheet: imageAd,
    names: called,
  });
  expect(row?.asked?.params['place']).toBe('kitchen-marble');
});

it('refuses a scene that no ad could show before anybody pays for it', () => {
  const rows = [
    { product: 'Kestrel Lamp', scene: 'slate-wet' },
    { product: 'Mug', scene: 'slate-wet' },
    { product: 'Mug' },
    { product: 'Kestrel Lamp', scene: 'slate-wet', template: 'bold-type' },
  ].map((cells) => newRow(cells));
  const checked = checkRows(rows, { type: 8, sheet: imageAd, names });
  expect(checked.map(({ problems }) => problems['scene'] ?? null)).toEqual([null, 'needsPicture', null, 'noPhoto']);
  expect(checked.map(({ asked }) => asked !== null)).toEqual([true, false, true, false]);
});

it('says in which cell a row is wrong, and asks for the others', () => {
  const rows = [
    { product: 'kestrel LAMP', language: 'deutsch', ratio: '1:1' },
    { product: '', price: 'cheap', count: '2.5', ratio: '7:3' },
    {},
    { product: 'Mug', price: '$12' },
  ].map((cells) => newRow(cells));
  const [first, second, third] = checkRows(rows, { type: 8, sheet: imageAd, names });
  expect(first?.asked).toMatchObject({
    product_id: 'p1',
    params: { mode: 'wall', count: 1, language: 'de', sizes: ['meta-feed-square'] },
    cells: { language: 'deutsch' },
  });
  expect(first?.asked?.params).not.toHaveProperty('product');
  expect(second).toMatchObject({
    number: 2,
    asked: null,
    problems: { product: 'required', price: 'notAPrice', count: 'notANumber', ratio: 'notAChoice' },
  });
  expect(third).toMatchObject({
    number: 4,
    asked: { params: { product: { title: 'Mug', price: 12, currency: 'USD' } } },
  });
});

it('shows a problem of the server’s in its cell', () => {
  expect(['input.brief.benefits.0', 'language', 'seed'].map((path) => columnOfPath(adCopy, path))).toEqual([
    'benefits',
    'language',
    null,
  ]);
});

it('says of what is gone that it has to be chosen anew, and not that an address is unknown', () => {
  const gone = (sheet: typeof dubs, error: string, path: string | null) => problemOfRefusal(sheet, { error, path });
  expect(gone(adCopy, 'not_found', 'product_id')).toBe('unknownProduct');
  expect(gone(dubs, 'file_not_found', null)).toBe('unknownFilm');
  expect(gone(adCopy, 'not_found', 'brand_kit_id')).toBeNull();
  expect(problemOfRefusal(dubs, { error: 'no_speech', path: null })).toBeNull();
});

it('combines lists, and never more than fit', () => {
  const axes = [
    { column: 'product', values: ['Lamp', 'Mug'] },
    { column: 'offer', values: [] },
    { column: 'ratio', values: ['1:1', '9:16'] },
  ];
  expect([combinations(axes), matrixRows(axes)[2]]).toEqual([4, { product: 'Mug', ratio: '1:1' }]);
  const fifty = Array.from({ length: 50 }, (_, index) => String(index));
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((column) => ({ column, values: fifty }));
  expect([combinations(many), matrixRows(many).length]).toEqual([50 ** 6, 500]);
});

it('dubs films that are the person’s own, with a translation unless one is made here', () => {
  const rows = [
    { film: 'talk.MP4', language: 'German', translation: 'Eins.\nZwei.' },
    { film: 'Talk', language: 'es' },
    { film: 'Another', language: 'es', translation: 'Uno.' },
  ].map((cells) => newRow(cells));
  const [given, open, unknown] = checkRows(rows, { type: 7, sheet: dubs, names });
  expect(given?.asked).toMatchObject({
    name: '',
    params: { mode: 'auto', video: 'f1', title: 'Talk', seconds: 12, language: 'de', translation: 'Eins.\nZwei.' },
  });
  expect([open?.problems, unknown?.problems]).toEqual([{ translation: 'noTranslator' }, { film: 'unknownFilm' }]);
  const here = { ...names, remote: ['translation'] as const };
  expect(checkRows(rows, { type: 7, sheet: dubs, names: here })[1]?.asked?.params).not.toHaveProperty('translation');
});

it('tells films of one name apart', () => {
  const film = (id: string, title: string) => ({ id, title, seconds: 1 });
  const named = withOwnNames([
    film('a', 'Talk.mp4'),
    film('b', 'talk'),
    film('c', 'Other.mov'),
    film('d', 'TALK.webm'),
  ]);
  expect(named.map(({ title }) => title)).toEqual(['Talk.mp4', 'talk (2)', 'Other.mov', 'TALK.webm (3)']);
});
