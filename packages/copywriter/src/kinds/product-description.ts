import { field, type Candidate } from '../engine/candidate.ts';
import { upperFirst } from '../engine/casing.ts';
import type { Framework } from '../engine/frameworks.ts';
import type { Writer } from '../engine/writer.ts';
import type { FieldRule } from '../placements.ts';
import { writeLine } from './ad-copy.ts';

const headlineRule: FieldRule = { name: 'headline', limit: null, visible: 60 };
const textRule: FieldRule = { name: 'text', limit: null, visible: null };

/** For a shop page: an opening that makes one want it, the facts as a list, and what settles it. */
export function writeProductDescription(writer: Writer, framework: Framework): Candidate | null {
  const { pack, brief } = writer;
  const draft = writer.begin();
  const [first] = framework.steps;
  const opening = [first?.moves ?? [], ['bridge', 'tell'] as const, ['after'] as const]
    .map((moves) => writer.say(draft, moves, 200)?.text)
    .filter((text) => text !== undefined);
  if (opening.length < 2) return null;
  // What the opening has told need not be listed again, and four points are read where eight are skipped.
  const listed = writer.random.shuffled(draft.open).slice(0, brief.benefits.length > 4 ? 4 : 3);
  const facts = listed.toSorted((a, b) => a - b).map((index) => brief.benefits[index]?.[0]?.line ?? '');
  const closing = [['proof'] as const, ['offer', 'price'] as const, ['cta'] as const]
    .map((moves) => writer.say(draft, moves, 160)?.text)
    .filter((text) => text !== undefined);
  const title = writeLine(writer, ['headline'], 60, opening);
  if (title === null) return null;
  const parts = [
    opening.join(pack.space),
    ...(facts.length > 1 ? [facts.map((fact) => `• ${upperFirst(fact, pack.tag)}`).join('\n')] : []),
    closing.join(pack.space),
  ];
  return {
    fields: [
      field(writer, headlineRule, title.text),
      field(writer, textRule, parts.filter((part) => part !== '').join('\n\n')),
    ],
    framework: framework.id,
    said: [...draft.sentences, title],
  };
}
