import type { CloneAnalysis, CloneMark } from '@adwright/contract/ads-image/image-ad-clone.ts';

/** What is or may be somebody's own in the reference, and whether anything of it stays. Names and signs never do. */
export function marksOf({ boxes, background }: CloneAnalysis, keepBackground: boolean): CloneMark[] {
  const names = boxes.filter(({ mark, text }) => mark && text !== '').map(({ text }) => text.replaceAll('\n', ' '));
  const signs = boxes.filter(({ mark, text }) => mark && text === '');
  const marks: CloneMark[] = [...new Set(names)].map((text) => ({ kind: 'name', text, kept: false }));
  if (signs.length > 0) marks.push({ kind: 'sign', text: '', kept: false });
  if (boxes.some(({ role }) => role === 'photo')) marks.push({ kind: 'photo', text: '', kept: keepBackground });
  if (background.kind === 'photo' || keepBackground) marks.push({ kind: 'background', text: '', kept: keepBackground });
  return marks;
}
