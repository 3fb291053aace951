import { field, type Candidate } from '../engine/candidate.ts';
import type { Framework, StepMove } from '../engine/frameworks.ts';
import type { SceneName } from '../engine/pack.ts';
import { fill, phrase, type Filled } from '../engine/phrase.ts';
import { sentencesOf } from '../engine/told-facts.ts';
import type { Writer } from '../engine/writer.ts';
import type { FieldRule } from '../placements.ts';

const rule: FieldRule = { name: 'text', limit: null, visible: null };
const sentenceRoom = 160;
const onScreenRoom = 42;

type Scene = { readonly name: SceneName; readonly moves: readonly (readonly StepMove[])[] };

/** A short video in scenes: what is said, what is read, what is seen. */
export function writeScript(writer: Writer, framework: Framework): Candidate | null {
  const [first] = framework.steps;
  if (first === undefined) return null;
  const scenes: Scene[] = [
    { name: 'hook', moves: [first.moves] },
    ...(first.moves.includes('problem')
      ? [{ name: 'problem', moves: [['agitate']] } as const]
      : [{ name: 'problem', moves: [['problem'], ['agitate']] } as const]),
    { name: 'solution', moves: [['bridge', 'tell'], ['tell']] },
    { name: 'detail', moves: [['more', 'tell'], ['more']] },
    {
      name: 'proof',
      moves: [
        ['proof', 'after'],
        ['offer', 'price'],
      ],
    },
    { name: 'action', moves: [['cta']] },
  ];
  const draft = writer.begin();
  const blocks: string[] = [];
  for (const scene of scenes) {
    const spoken = scene.moves.map((moves) => writer.say(draft, moves, sentenceRoom)).filter((said) => said !== null);
    if (spoken.length === 0) {
      if (scene.name === 'hook' || scene.name === 'action') return null;
      continue;
    }
    blocks.push(block(writer, scene.name, spoken));
  }
  return { fields: [field(writer, rule, blocks.join('\n\n'))], framework: framework.id, said: draft.sentences };
}

function block(writer: Writer, name: SceneName, spoken: readonly Filled[]): string {
  const { script, colon, space, tag } = writer.pack;
  const words = spoken.map((said) => said.text).join(space);
  const lines = [
    script.scenes[name].toLocaleUpperCase(tag),
    `${script.shot}${colon}${shot(writer, name)}`,
    `${script.spoken}${colon}${words}`,
  ];
  const caption = onScreen(writer, spoken);
  if (caption !== null) lines.push(`${script.onScreen}${colon}${caption}`);
  return lines.join('\n');
}

/** The words on the picture are the shortest thing said in the scene, never a new claim. */
function onScreen(writer: Writer, spoken: readonly Filled[]): string | null {
  const pieces = spoken.flatMap((said) => sentencesOf(said.text));
  const short = pieces.filter((piece) => writer.count(piece) <= onScreenRoom);
  return short.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

function shot(writer: Writer, name: SceneName): string {
  const all = { brief: writer.brief, tag: writer.pack.tag, open: [], fits: () => true };
  const [chosen = ''] = writer.random.shuffled(writer.pack.script.shots[name]);
  return fill(phrase(chosen), all)?.text ?? chosen;
}
