import type { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import type { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import type { AdFramework, AdScript, GenerateScriptsOutput } from '@adwright/contract/product/script.ts';
import type { Candidate } from '../engine/candidate.ts';
import { chooseVariants, type Judged } from '../engine/choose-variants.ts';
import { type Framework, frameworks } from '../engine/frameworks.ts';
import type { LanguagePack } from '../engine/pack.ts';
import { type Random, seededRandom, seedOf } from '../engine/random.ts';
import { scoreOf } from '../engine/score.ts';
import { createWriter, type Writer } from '../engine/writer.ts';
import { engineName } from '../engine-name.ts';
import { spokenSeconds } from './speaking-time.ts';
import { type WrittenScript, writeTimedScript } from './write-script.ts';

export type ScriptOptions = {
  readonly count: number;
  /** Seconds. */
  readonly length: number;
  readonly tone: AdTone;
  /** All scripts follow it; without it each tries another. */
  readonly framework?: AdFramework | undefined;
};

/** Pure: the same brief, pack and seed give the same scripts. Writes more than is asked for and keeps the best. */
export function writeScripts(
  brief: AdBrief,
  options: ScriptOptions,
  pack: LanguagePack,
  seed: number,
): GenerateScriptsOutput {
  const { count, length, tone } = options;
  const random = seededRandom(seed ^ seedOf(`scripts ${tone} ${length}`));
  const read = pack.read(brief);
  const writer = createWriter({ pack, brief: read, tone, placement: { wideCountsTwice: false }, random });
  const wanted = count * 2 + 6;
  const next = frameworkTurns(options.framework, random);
  const scripts = new Map<Candidate, WrittenScript>();
  const judged = new Map<string, Judged>();
  for (let attempt = 0; attempt < wanted || (judged.size < count && attempt < wanted * 4); attempt += 1) {
    const framework = next();
    const script = writeTimedScript(writer, framework, length);
    if (script === null) continue;
    const candidate = candidateOf(script, framework);
    const text = script.scenes.map(({ spoken }) => spoken).join('\n');
    scripts.set(candidate, script);
    judged.set(text, {
      candidate,
      text,
      score: scoreOf(candidate, read) + fullness(script, length),
      suits: suitOf(script, writer),
      luck: random.next(),
    });
  }
  const chosen = chooseVariants([...judged.values()], count);
  return {
    engine: engineName,
    seed,
    scripts: chosen.flatMap(({ candidate }) => {
      const script = scripts.get(candidate);
      return script === undefined ? [] : [presented(script, candidate, pack, length)];
    }),
  };
}

function frameworkTurns(only: AdFramework | undefined, random: Random): () => Framework {
  const usable = only === undefined ? frameworks : frameworks.filter(({ id }) => id === only);
  let order: Framework[] = [];
  return () => {
    if (order.length === 0) order = random.shuffled(usable);
    return order.pop() as Framework;
  };
}

function candidateOf(script: WrittenScript, framework: Framework): Candidate {
  const fields = script.scenes.map(({ spoken }) => ({
    name: 'text' as const,
    text: spoken,
    count: spoken.length,
    limit: null,
    visible: null,
  }));
  return { fields, framework: framework.id, said: script.said };
}

/** Of two good scripts the one that uses the time is the better film. */
function fullness({ said }: WrittenScript, length: number): number {
  const seconds = said.reduce((sum, { text }) => sum + spokenSeconds(text), 0);
  return 25 * Math.min(1, seconds / length);
}

function suitOf({ said }: WrittenScript, writer: Writer): number {
  return said.length === 0 ? 0 : said.filter((one) => writer.suits(one)).length / said.length;
}

function presented(script: WrittenScript, { framework }: Candidate, pack: LanguagePack, length: number): AdScript {
  return {
    title: script.said[0]?.text ?? '',
    framework,
    angle: pack.angles[framework],
    length,
    scenes: [...script.scenes],
  };
}
