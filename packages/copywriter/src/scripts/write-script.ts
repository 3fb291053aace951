import type { ScriptScene } from '@adwright/contract/product/script.ts';
import { upperFirst } from '../engine/casing.ts';
import type { Framework } from '../engine/frameworks.ts';
import type { SceneName } from '../engine/pack.ts';
import { fill, phrase, type Filled } from '../engine/phrase.ts';
import { sentencesOf } from '../engine/told-facts.ts';
import type { Draft, Writer } from '../engine/writer.ts';
import { type PlannedStep, planScript } from './script-plan.ts';
import { spokenSeconds } from './speaking-time.ts';

export type WrittenScript = { readonly scenes: readonly ScriptScene[]; readonly said: readonly Filled[] };

/** A breath at the beginning, the end and between scenes. */
const airShare = 0.06;
const sentenceRoom = 160;
const onScreenRoom = 42;
/** Past this a picture stands too long for the eye. */
const mostSpokenInScene = 7;

type Spoken = { readonly scene: SceneName; readonly said: Filled };

/** The fullest script that a voice can say in the time: steps are left out, the least needed first, until it fits. */
export function writeTimedScript(writer: Writer, framework: Framework, length: number): WrittenScript | null {
  const plan = planScript(framework);
  const budget = length * (1 - airShare);
  const ranks = [...new Set(plan.map(({ rank }) => rank))].sort((left, right) => right - left);
  // Nobody says twenty sentences in a quarter of a minute: begin where it may fit.
  const start = Math.max(
    0,
    ranks.findIndex((rank) => rank <= Math.ceil(length / 2.5)),
  );
  for (const rank of ranks.slice(start)) {
    const spoken = speak(
      writer,
      plan.filter((step) => step.rank <= rank),
    );
    if (spoken === null) return null;
    const seconds = spoken.reduce((sum, { said }) => sum + spokenSeconds(said.text), 0);
    if (seconds <= budget) return { scenes: stage(writer, spoken, length), said: spoken.map(({ said }) => said) };
  }
  return null;
}

function speak(writer: Writer, steps: readonly PlannedStep[]): Spoken[] | null {
  const draft: Draft = writer.begin();
  const spoken: Spoken[] = [];
  for (const [index, { moves, scene, rank }] of steps.entries()) {
    const isDoubt = rank > 0 && moves[0] === 'objection';
    // A doubt is only voiced where a fact is left to answer it, and nothing is answered that was not asked.
    if (isDoubt && draft.open.length === 0) continue;
    if (rank > 0 && moves[0] === 'answer' && spoken.at(-1)?.scene !== 'problem') continue;
    const said = writer.say(draft, moves, sentenceRoom);
    if (said !== null) spoken.push({ scene, said });
    else if (rank === 0) return null;
    else if (moves[0] === 'answer' && steps[index - 1]?.moves[0] === 'objection') spoken.pop();
  }
  return spoken;
}

/** Sentences of one kind share a scene; time is shared out by how long each needs, to the last tenth. */
function stage(writer: Writer, spoken: readonly Spoken[], length: number): ScriptScene[] {
  const groups: { scene: SceneName; said: Filled[]; seconds: number }[] = [];
  for (const { scene, said } of spoken) {
    const last = groups.at(-1);
    const seconds = spokenSeconds(said.text);
    if (last !== undefined && last.scene === scene && scene !== 'hook' && last.seconds + seconds <= mostSpokenInScene) {
      last.said.push(said);
      last.seconds += seconds;
    } else groups.push({ scene, said: [said], seconds });
  }
  const total = groups.reduce((sum, { seconds }) => sum + seconds, 0);
  const spare = (length - total) / groups.length;
  const shots = shotsFor(
    writer,
    groups.map(({ scene }) => scene),
  );
  let used = 0;
  return groups.map(({ said, seconds }, index) => {
    // The last takes what rounding has left over.
    const isLast = index === groups.length - 1;
    const lasting = isLast ? Math.round((length - used) * 10) / 10 : Math.floor((seconds + spare) * 10) / 10;
    used += lasting;
    return {
      spoken: said.map(({ text }) => text).join(writer.pack.space),
      on_screen: onScreen(writer, said),
      visual: shots[index] ?? '',
      seconds: lasting,
    };
  });
}

const facts = ['offer', 'price', 'proof'] as const;

/** The fact of the scene, never a new claim; else the shortest thing said, else the name. */
function onScreen(writer: Writer, said: readonly Filled[]): string {
  const { words, benefits } = writer.brief;
  const told = said.flatMap(({ used, phrase: { words: named } }) => [
    ...used.flatMap((index) => (benefits[index] ?? []).map(({ line }) => line)),
    ...facts.filter((fact) => named.has(fact)).flatMap((fact) => words[fact] ?? []),
  ]);
  const pieces = said.flatMap(({ text }) => sentencesOf(text)).sort((left, right) => left.length - right.length);
  const short = [...told, ...pieces, ...(words['brand'] ?? [])].find((text) => [...text].length <= onScreenRoom);
  return short === undefined ? '' : upperFirst(short, writer.pack.tag);
}

/** Another picture for every scene, as long as there are enough. */
function shotsFor(writer: Writer, scenes: readonly SceneName[]): string[] {
  const { script, tag } = writer.pack;
  const left = new Map<SceneName, string[]>();
  return scenes.map((scene) => {
    const known = left.get(scene);
    const open = known === undefined || known.length === 0 ? writer.random.shuffled(script.shots[scene]) : known;
    const [chosen = '', ...others] = open;
    left.set(scene, others);
    return fill(phrase(chosen), { brief: writer.brief, tag, open: [], fits: () => true })?.text ?? chosen;
  });
}
