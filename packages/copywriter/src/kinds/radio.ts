import { field, type Candidate } from '../engine/candidate.ts';
import type { Framework, StepMove } from '../engine/frameworks.ts';
import type { Writer } from '../engine/writer.ts';
import type { FieldRule } from '../placements.ts';

const rule: FieldRule = { name: 'text', limit: null, visible: null };
const sentenceRoom = 140;

/** Half a minute for the ear: short sentences, the name at the start, in the middle and at the end. */
export function writeRadioSpot(writer: Writer, framework: Framework): Candidate | null {
  const { pack, random } = writer;
  const [first] = framework.steps;
  if (first === undefined) return null;
  const draft = writer.begin();
  const spoken: string[] = [];
  const turns: readonly (readonly (readonly StepMove[])[])[] = [
    [first.moves, first.moves.includes('problem') ? ['agitate'] : ['problem']],
    [['bridge', 'tell'], ['tell'], ['more']],
    [
      ['proof', 'after'],
      ['offer', 'price'],
    ],
  ];
  for (const turn of turns) {
    const words = turn
      .map((moves) => writer.say(draft, moves, sentenceRoom)?.text)
      .filter((text) => text !== undefined);
    if (words.length > 0) spoken.push(`${pack.radio.voice}${pack.colon}${words.join(pack.space)}`);
  }
  const call = writer.say(draft, ['cta'], sentenceRoom);
  if (spoken.length < 2 || call === null) return null;
  const last = [call.text, ...signOff(writer, call.text)].join(pack.space);
  const [opening = '', closing = ''] = random.shuffled(pack.radio.sounds);
  const sound = (text: string) => `(${pack.radio.sound}${pack.colon}${text})`;
  const lines = [sound(opening), ...spoken, sound(closing), `${pack.radio.voice}${pack.colon}${last}`];
  return { fields: [field(writer, rule, lines.join('\n'))], framework: framework.id, said: draft.sentences };
}

/** The last thing heard is the name. */
function signOff(writer: Writer, call: string): string[] {
  const name = writer.brief.words['brand']?.[0] ?? '';
  if (name === '' || call.includes(name)) return [];
  for (let tries = 0; tries < 8; tries += 1) {
    const slogan = writer.say(writer.begin(), ['slogan'], 80)?.text;
    if (slogan?.includes(name) === true) return [slogan];
  }
  return [`${name}${writer.pack.stop}`];
}
