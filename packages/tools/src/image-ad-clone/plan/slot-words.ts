/** My words in the places of theirs, each about as long as what stood there. What nobody said is left out, never made up. */
import type { CloneBox, CloneWords } from '@adwright/contract/ads-image/image-ad-clone.ts';
import type { LineBank } from './line-bank.ts';
import { cloneWordRoles } from '@adwright/contract/ads-image/clone-roles.ts';

/** By the box's id; a box that is not named has nothing to say and is left out. */
export type SlotWords = ReadonlyMap<string, string>;

export function slotWords(boxes: readonly CloneBox[], bank: LineBank, own: CloneWords): SlotWords {
  const used = new Set<string>();
  const written = new Map<string, string>();
  const texts = boxes.filter((box) => box.type !== null || box.role === 'logo');
  const taken = new Set<keyof CloneWords>();
  for (const role of cloneWordRoles) {
    for (const box of texts.filter((one) => one.role === role)) {
      const words = box.words ?? ownWords(box, own, taken) ?? suggestion(box, boxes, bank, used);
      if (words === '') continue;
      used.add(words);
      written.set(box.id, words);
    }
  }
  return written;
}

/** What a person wrote for a role goes to its first box only. */
function ownWords({ role }: CloneBox, own: CloneWords, taken: Set<keyof CloneWords>): string | null {
  const key = Object.hasOwn(own, role) ? (role as keyof CloneWords) : null;
  if (key === null || own[key] === '' || taken.has(key)) return null;
  taken.add(key);
  return own[key];
}

function suggestion(box: CloneBox, boxes: readonly CloneBox[], bank: LineBank, used: ReadonlySet<string>): string {
  const { role, text, type } = box;
  const length = text.length;
  // Further signs beside the first stay empty.
  if (role === 'logo') return used.has(bank.name) ? '' : bank.name;
  if (role === 'price') return bank.price;
  if (role === 'cta') return nearest(bank.buttons, length, used);
  if (role === 'headline') return length <= 5 ? shortest(bank) : headline(bank, length, used);
  if (role === 'badge') return boxes.some((other) => other.role === 'price') || bank.price.length > 9 ? '' : bank.price;
  if (role === 'label') return boxes.some((other) => other.role === 'logo') || used.has(bank.name) ? '' : bank.name;
  if (role === 'fine_print') return bank.host;
  if (role === 'subline' || role === 'body') {
    const list = listOf(text, type?.lines ?? 1, bank, used);
    return list ?? nearest(phrases(bank, used), length, used);
  }
  return '';
}

/** Words about the product come before words that fit any, unless those fit the place far better. */
function headline({ headlines, slogans }: LineBank, length: number, used: ReadonlySet<string>): string {
  const [own, any] = [nearest(headlines, length, used), nearest(slogans, length, used)];
  if (own === '' || any === '') return own || any;
  return misfit(own, length) > misfit(any, length) + 0.6 ? any : own;
}

/** Two or three signs set very large: a price says as much; a name is the next best. */
function shortest({ price, name }: LineBank): string {
  return price === '' ? name : price;
}

/** Several short lines one below the other are reasons. */
function listOf(text: string, lines: number, { benefits }: LineBank, used: ReadonlySet<string>): string | null {
  const parts = text.split('\n');
  const isList = lines >= 3 && parts.every((part) => part.length < 34 && /^[\p{Lu}\p{N}✓•\-–]|^[\p{Lo}]/u.test(part));
  const fresh = benefits.filter((benefit) => !used.has(benefit));
  return isList && fresh.length >= 2 ? fresh.slice(0, lines).join('\n') : null;
}

/** Sentences of their own, and reasons one by one and in pairs. */
function phrases({ sentences, benefits }: LineBank, used: ReadonlySet<string>): string[] {
  const fresh = benefits.filter((benefit) => ![...used].some((line) => line.includes(benefit)));
  const pairs = fresh.slice(1).map((second, index) => `${stopped(fresh[index] ?? '')} ${stopped(second)}`);
  return [...fresh, ...pairs, ...sentences];
}

function stopped(text: string): string {
  return /[.!?。！？]$/u.test(text)
    ? text
    : /[\p{Script=Han}\p{Script=Hiragana}]$/u.test(text)
      ? `${text}。`
      : `${text}.`;
}

/** The earlier of two equals is the better written one. */
function nearest(lines: readonly string[], length: number, used: ReadonlySet<string>): string {
  return lines.filter((line) => !used.has(line)).toSorted((a, b) => misfit(a, length) - misfit(b, length))[0] ?? '';
}

/** Too long is worse than too short: it has to be set smaller. */
function misfit(line: string, length: number): number {
  const over = line.length / Math.max(4, length);
  return over > 1 ? 1.8 * (over - 1) : 1 - over;
}
