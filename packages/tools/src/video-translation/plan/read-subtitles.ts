import type { Cue } from '@adwright/studio/subtitle-files.ts';

const time = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const arrow = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}`, 'u');
const mostCues = 5000;

function secondsOf([hours = '0', minutes = '0', seconds = '0', rest = '0']: readonly (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(rest.padEnd(3, '0')) / 1000;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };

/** Without styling: tags of SRT and VTT, and the braces some editors leave behind. */
function plain(text: string): string {
  return text
    .replaceAll(/<[^<>]{0,200}>|\{\\[^{}]{0,200}\}/gu, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/gu, (_, name: string) => entities[name] ?? '')
    .trim();
}

/** SRT and VTT, however their lines end. What is no cue is left out. */
export function readSubtitles(file: string): Cue[] {
  const cues: { start: number; end: number; said: string[] }[] = [];
  let open: (typeof cues)[number] | null = null;
  for (const line of file.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u)) {
    const found = arrow.exec(line);
    if (found) {
      open = { start: secondsOf(found.slice(1, 5)), end: secondsOf(found.slice(5, 9)), said: [] };
      cues.push(open);
      if (cues.length >= mostCues) break;
    } else if (line.trim() === '') open = null;
    else if (open) open.said.push(plain(line));
  }
  return cues
    .map(({ start, end, said }) => ({ start, end, text: said.filter((part) => part !== '').join(' ') }))
    .filter(({ text }) => text !== '');
}
