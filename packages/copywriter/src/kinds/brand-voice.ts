import type { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import { field, type Candidate } from '../engine/candidate.ts';
import type { Framework } from '../engine/frameworks.ts';
import { fill, phrase } from '../engine/phrase.ts';
import type { Writer } from '../engine/writer.ts';
import type { FieldRule } from '../placements.ts';
import { keywordsOf } from './hashtags.ts';

const rule: FieldRule = { name: 'text', limit: null, visible: null };

/** A one-page guide: how the brand sounds, what it does and never does, and how that reads. */
export function writeBrandVoice(writer: Writer, framework: Framework, tone: AdTone): Candidate | null {
  const { pack, random, brief } = writer;
  const { labels, tones, common } = pack.voice;
  const [first] = framework.steps;
  if (first === undefined) return null;
  const draft = writer.begin();
  const examples = [
    first.moves,
    ['bridge', 'tell'] as const,
    ['tell', 'more'] as const,
    ['after'] as const,
    ['cta'] as const,
  ]
    .map((moves) => writer.say(draft, moves, 150)?.text)
    .filter((text) => text !== undefined);
  if (examples.length < 2) return null;
  const [sound = ''] = random.shuffled(tones[tone].sound);
  const bullets = (items: readonly string[]) => items.map((item) => `• ${item}`).join('\n');
  const advice = (which: 'always' | 'never') => [
    ...random.shuffled(tones[tone][which]).slice(0, 2),
    ...random.shuffled(common[which]).slice(0, 2),
  ];
  const label = (text: string) =>
    fill(phrase(text), { brief, tag: pack.tag, open: [], fits: () => true })?.text ?? text;
  const keywords = random.shuffled(keywordsOf(writer)).slice(0, 5);
  const blocks = [
    `${label(labels.sound)}\n${sound}`,
    `${labels.always}\n${bullets(advice('always'))}`,
    `${labels.never}\n${bullets(advice('never'))}`,
    `${labels.example}\n${bullets(examples)}`,
    ...(keywords.length >= 2 ? [`${labels.words}\n${keywords.join(' · ')}`] : []),
  ];
  return { fields: [field(writer, rule, blocks.join('\n\n'))], framework: framework.id, said: draft.sentences };
}
