import type { FieldRule, Placement } from '../placements.ts';
import { field, frameworkOfLine, lineRoom, type Candidate } from '../engine/candidate.ts';
import { frameworks, type Framework } from '../engine/frameworks.ts';
import { writeParagraph } from '../engine/paragraph.ts';
import type { Filled } from '../engine/phrase.ts';
import { sentencesOf } from '../engine/told-facts.ts';
import { similarity, trigramsOf } from '../engine/similarity.ts';
import type { Writer } from '../engine/writer.ts';

/** Past this a text is an article, whatever the network would take. */
const longest = 420;

/** One ad with all the fields its network shows, each within its own limit. */
export function writeAdCopy(writer: Writer, placement: Placement, framework: Framework): Candidate | null {
  const texts = new Map<number, string>();
  const said: Filled[] = [];
  for (const [index, rule] of placement.ad.entries()) {
    if (!isBody(rule)) continue;
    // A second text beside the first tells it another way.
    const [other = framework] = texts.size === 0 ? [] : writer.random.shuffled(frameworks);
    const body = writeBody(writer, rule, other) ?? writeBody(writer, rule, framework);
    if (body === null) return null;
    said.push(...body.said);
    texts.set(index, body.text);
  }
  for (const [index, rule] of placement.ad.entries()) {
    if (texts.has(index)) continue;
    const moves = rule.name === 'headline' ? (['headline'] as const) : (['note', 'headline'] as const);
    const line = writeLine(writer, moves, lineRoom(rule, 70), [...texts.values()]);
    if (line === null) return null;
    said.push(line);
    texts.set(index, line.text);
  }
  const fields = placement.ad.map((rule, index) => field(writer, rule, texts.get(index) ?? ''));
  const [first] = said;
  const isOnlyLines = !placement.ad.some(isBody) && first !== undefined;
  return { fields, framework: isOnlyLines ? frameworkOfLine(first) : framework.id, said };
}

/** Room for sentences, not only for a line. */
function isBody(rule: FieldRule): boolean {
  if (rule.name === 'primary' || rule.name === 'text') return true;
  return rule.name === 'description' && rule.visible === null && rule.limit !== null && rule.limit >= 60;
}

function writeBody(writer: Writer, rule: Placement['ad'][number], framework: Framework) {
  const full = Math.min(rule.limit ?? longest, longest);
  const short = Math.min(rule.visible ?? full, full);
  const isShort = full <= 130 || writer.random.chance(0.4);
  const room = isShort ? short : full;
  const extras = isShort ? 2 + writer.random.below(3) : 5;
  const written = writeParagraph(writer, { framework, room, extras, hookRoom: short });
  if (written === null) return null;
  const { sentences } = written;
  // A longer text needs air: the hook and the call stand alone.
  const isLong = sentences.length > 4 && writer.count(written.text) > 160 && writer.count(written.text) + 2 <= full;
  if (!isLong) return { text: written.text, said: sentences };
  const body = sentences
    .slice(1, -1)
    .map((sentence) => sentence.text)
    .join(writer.pack.space);
  return { text: [sentences[0]?.text, body, sentences.at(-1)?.text].join('\n\n'), said: sentences };
}

/** A line that says something the other fields do not say in the same words. */
export function writeLine(
  writer: Writer,
  moves: Parameters<Writer['say']>[1],
  room: number,
  beside: readonly string[],
): Filled | null {
  const others = beside.flatMap(sentencesOf).map(trigramsOf);
  let best: Filled | null = null;
  for (let tries = 0; tries < 4; tries += 1) {
    const line = writer.say(writer.begin(), moves, room);
    if (line === null) return best;
    best ??= line;
    const grams = trigramsOf(line.text);
    if (others.every((other) => similarity(other, grams) < 0.6)) return line;
  }
  return best;
}
