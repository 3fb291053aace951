import { spokenSeconds } from '@adwright/copywriter/scripts/speaking-time.ts';
import { needOf, type ScriptScene, tight } from './scene-need.ts';

type Opening = Pick<ScriptScene, 'spoken' | 'on_screen'>;

/** The same script with another opening, as long as its words need. */
export function withHook<Script extends { readonly scenes: readonly ScriptScene[] }>(
  script: Script,
  { spoken, on_screen }: Opening,
): Script {
  const [first, ...rest] = script.scenes;
  if (!first) return script;
  const seconds = Math.max(first.seconds, Math.round(spokenSeconds(spoken) * 10) / 10);
  return { ...script, scenes: [{ ...first, spoken, on_screen, seconds: Math.min(30, seconds) }, ...rest] };
}

/** How long an opening is seen at least. */
export function openingSeconds(
  { spoken, on_screen }: Opening,
  { voice, speed }: { voice: string | null; speed: number },
) {
  const line = voice === null || spoken === '' ? null : spokenSeconds(spoken) / speed;
  return needOf({ spoken, on_screen, seconds: 0 }, line, false, tight);
}
