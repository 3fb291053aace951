import { describe, expect, it } from 'vitest';
import { arrangeText } from './arrange-text.ts';
import { trainedFor } from './languages.ts';

const word = (text: string, x: number, confidence = 90) => ({
  text,
  confidence,
  bbox: { x0: x, y0: 10, x1: x + 40, y1: 30 },
});

describe('arrangeText', () => {
  it('gives lines and words at the scale of the picture', () => {
    const words = [word('SALE', 0), word('50%', 60)];
    const line = { text: 'SALE 50%', confidence: 90, bbox: { x0: 0, y0: 10, x1: 100, y1: 30 }, words };
    const read = arrangeText([{ paragraphs: [{ lines: [line] }] }], 2);
    expect(read.text).toBe('SALE 50%');
    expect(read.lines[0]?.box).toEqual({ x: 0, y: 5, width: 50, height: 10 });
    expect(read.lines[0]?.words[1]?.box.x).toBe(30);
    expect(read.confidence).toBeCloseTo(0.9);
  });

  it('leaves out what the reader only guessed, and lines that are all guesses', () => {
    const line = (...words: ReturnType<typeof word>[]) => ({ ...word('', 0), words });
    const lines = [line(word('ok', 0), word('~|', 50), word('x', 90, 20)), line(word('—', 0))];
    const read = arrangeText([{ paragraphs: [{ lines }] }], 1);
    expect(read.lines.map(({ text }) => text)).toEqual(['ok']);
    expect(arrangeText([], 1)).toEqual({ text: '', confidence: 0, lines: [] });
  });
});

describe('trainedFor', () => {
  it('reads English along, once, and no more than three', () => {
    expect(trainedFor(['de'])).toEqual(['deu', 'eng']);
    expect(trainedFor(['en', 'ru'])).toEqual(['eng', 'kir']);
    expect(trainedFor(['ja', 'kr', 'fr'])).toEqual(['jpn', 'kor', 'eng']);
    expect(trainedFor(['xx'])).toEqual(['eng']);
  });
});
