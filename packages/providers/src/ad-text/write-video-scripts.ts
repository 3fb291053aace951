import type { EngineCall } from '@adwright/domain/engines/engine-call.ts';
import type { TextEngine } from '@adwright/domain/engines/text.ts';
import {
  retimed,
  scriptFaults,
  type VideoScriptOrder,
  videoScriptPrompt,
  type VideoScripts,
} from '../prompts/video-script.ts';

/** Scripts by a language model that keep their length and the brief; those that do not are left out. */
export async function writeVideoScripts(
  order: VideoScriptOrder,
  { text, call }: { text: TextEngine; call: EngineCall },
): Promise<{ scripts: VideoScripts['scripts']; engine: string }> {
  const { value, engine } = await text.writeObject(videoScriptPrompt(order), call);
  const scripts = value.scripts.filter((script) => scriptFaults(script, order).length === 0);
  const timed = scripts.map((script) => ({ ...script, scenes: retimed(script.scenes, order.length) }));
  return { scripts: timed.slice(0, order.count), engine };
}
