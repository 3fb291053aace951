import type { GeneratePromptInput, GeneratePromptOutput } from '@adwright/contract/ad-text/ad-text.ts';
import { engineName } from '../engine-name.ts';
import { upperFirst } from '../engine/casing.ts';
import { seededRandom, seedOf } from '../engine/random.ts';
import type { PromptPack } from './prompt-pack.ts';

/** Pure: the same wish always gives the same brief. */
export function writePrompt(
  { wish, medium }: Pick<GeneratePromptInput, 'wish' | 'medium'>,
  pack: PromptPack,
): GeneratePromptOutput {
  const random = seededRandom(seedOf(`${medium} ${wish}`));
  const choose = (choices: readonly string[]) => choices[random.below(choices.length)] ?? '';
  const scene = pack.scenes.find(({ match }) => match === undefined || match.test(wish));
  if (scene === undefined) throw new Error('a prompt pack needs a scene that suits any wish');
  const brief = {
    subject: subjectOf(wish, pack),
    setting: choose(scene.setting),
    light: choose(scene.light),
    composition: choose(pack.composition[medium]),
    mood: choose(scene.mood),
    avoid: pack.avoid[medium],
  };
  const prompt = Object.entries(brief).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => value),
    pack.sentence[medium],
  );
  return { prompt, brief, engine: engineName };
}

/** The wish without the asking and without its closing mark. */
function subjectOf(wish: string, pack: PromptPack): string {
  const plain = wish.replaceAll(/[{}]/g, '').replaceAll(/\s+/g, ' ').trim();
  const asked = pack.leadIn === undefined ? plain : plain.replace(pack.leadIn, '');
  const subject = asked.replace(/[\s.!?。！？]+$/u, '');
  return upperFirst(subject.length >= 3 ? subject : plain);
}
