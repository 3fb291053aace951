import type { EngineCall, RemoteEngine } from '@adwright/domain/engines/engine-call.ts';

/** The remote way where there is one; the built-in way where there is none or it failed, unless the operator forbids that. */
export async function orBuiltin<Engine extends RemoteEngine, Value>(
  engine: Engine | null,
  call: EngineCall,
  remote: (engine: Engine) => Promise<Value>,
  builtin: () => Value | Promise<Value>,
): Promise<Value> {
  if (engine === null) return builtin();
  try {
    return await remote(engine);
  } catch (error) {
    if (!engine.builtinAfter || call.signal?.aborted) throw error;
    return builtin();
  }
}
