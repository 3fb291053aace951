import { srtOfCues, vttOfCues } from '@adwright/studio/subtitle-files.ts';
import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { readSubtitles } from './read-subtitles.ts';
import { subtitlesOf } from './subtitles.ts';
import { takeCues, takePasted } from './take-cues.ts';
import { readXliff, writeXliff } from './xliff.ts';

const lines = [
  { id: 'a', start: 1, end: 3 },
  { id: 'b', start: 3.2, end: 5 },
];
const cues = [
  { start: 1, end: 3, text: 'Licht & Schatten <3' },
  { start: 3.2, end: 5, text: 'مرحبا' },
];

it.each([
  ['SRT', srtOfCues(cues)],
  ['VTT', vttOfCues(cues)],
  ['SRT of Windows, with a mark of order', `\uFEFF${srtOfCues(cues).replaceAll('\n', '\r\n')}`],
])('reads its own %s back', (_, file) => {
  expect(readSubtitles(file)).toEqual(cues);
});

it('reads files of older programs in the alphabet of their language', () => {
  expect(decodeText(Uint8Array.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7]), 'ar')).toBe('مرحبا');
  expect(decodeText(Uint8Array.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]), 'ru')).toBe('Привет');
  expect(decodeText(Uint8Array.from([0x82, 0xa0]), 'ja')).toBe('あ');
  expect(decodeText(Uint8Array.from([0x53, 0xfc, 0xdf]), 'de')).toBe('Süß');
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x45, 0x06]), 'ar')).toBe('م');
  expect(decodeText(new TextEncoder().encode('مرحبا'), 'de')).toBe('مرحبا');
});

it('reads what other programs write, and nothing else', () => {
  const file = '1\n00:01,5 --> 00:03,000 position:50%\n<i>Eins</i>\n{\\an8}zwei\n\nNOTE nothing\n\n9\n0:00 --> what\nx';
  expect(readSubtitles(file)).toEqual([{ start: 1.5, end: 3, text: 'Eins zwei' }]);
  expect(readSubtitles('\0'.repeat(1000))).toEqual([]);
});

it('gives each cue to the line it shares the most time with', () => {
  const other = [
    { start: 0.8, end: 2, text: 'Eins' },
    { start: 2, end: 3.1, text: 'zwei' },
    { start: 3.1, end: 6, text: 'drei' },
    { start: 60, end: 61, text: 'weit weg' },
  ];
  expect(takeCues(lines, other)).toEqual({ a: 'Eins zwei', b: 'drei' });
});

it('takes pasted text line by line or by sentences, and loses nothing', () => {
  expect(takePasted(lines, 'Eins\n\nzwei\ndrei')).toEqual({ a: 'Eins', b: 'zwei drei' });
  expect(takePasted(lines, 'Eins ist da. Zwei auch! Drei.')).toEqual({ a: 'Eins ist da.', b: 'Zwei auch! Drei.' });
  expect(takePasted(lines, '今日は。明日は。')).toEqual({ a: '今日は。', b: '明日は。' });
});

it('reads its own XLIFF back, and version 2', () => {
  const units = [
    { id: 'a', source: 'Light', target: 'Licht & "Schatten" <3' },
    { id: 'b', source: 'x', target: '' },
  ];
  expect(readXliff(writeXliff(units, { from: 'en', to: 'de' }))).toEqual({ a: 'Licht & "Schatten" <3' });
  const second =
    '<xliff version="2.0"><file><unit id=\'a\'><segment><source>x</source><target>Eins <pc id="1">zwei</pc></target></segment><segment><target><![CDATA[<drei>]]></target></segment></unit></file></xliff>';
  expect(readXliff(second)).toEqual({ a: 'Eins zwei <drei>' });
});

it('names no file and grows no text from an entity', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
  expect(readXliff(`${bomb}<trans-unit id="a"><target>&a;&b;&#65;</target></trans-unit>`)).toEqual({ a: '&a;&b;A' });
  expect(readXliff('<unit id="a">'.repeat(100_000))).toEqual({});
});

it('is not slowed down by a file made for that', () => {
  const started = performance.now();
  expect(readXliff(`<unit id="a"><target>${'<![CDATA['.repeat(200_000)}Licht</target></unit>`)).toEqual({ a: 'Licht' });
  const [cue] = readSubtitles(`00:00:01,000 --> 00:00:02,000\n${'ab cd\n'.repeat(200_000)}`);
  expect(cue?.text).toHaveLength(200_000 * 6 - 1);
  expect(performance.now() - started).toBeLessThan(5000);
});

it('cuts long lines into subtitles that share the time', () => {
  const text =
    'Sie lässt sich auf zwei Prozent dimmen und flackert nie, auch nicht nach zehntausend Stunden am Stück im Büro.';
  const shown = subtitlesOf([{ start: 2, end: 6, text }]);
  expect(shown.map((cue) => cue.text).join(' ')).toBe(text);
  expect(shown).toHaveLength(2);
  expect([shown[0]?.start, shown[0]?.end, shown[1]?.end]).toEqual([2, shown[1]?.start, 6]);
});
