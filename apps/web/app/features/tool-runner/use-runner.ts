import { realTimers } from '@adwright/contract/client/timers.ts';
import { type ToolId, toolNamed } from '@adwright/tools/registry.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { runEvents } from '../../session/live-run-events.ts';
import { api, tellError } from '../../session/api.ts';
import { session } from '../../session/session.ts';
import { type RunMemoryStore, runMemoryOf } from './run-memory.ts';
import { createRunner, type Runner, type RunnerState } from './runner.ts';

type Held = { readonly runner: Runner; readonly memory: RunMemoryStore };

/** One tool's runner for the life of a component: takes up what was under way, or the run that was asked for. */
export function useRunner(
  tool: ToolId,
  userId: string | null,
  runId: string | null,
  projectId: string | null,
): Held & { readonly state: RunnerState } {
  const [held] = useState(() => hold(tool, projectId));
  const { runner } = held;
  useEffect(() => {
    runner.begin();
    return runner.stop;
  }, [runner]);
  useEffect(() => {
    if (userId === null) return;
    if (runId === null) void runner.resume(userId);
    else void runner.open(runId);
  }, [runner, userId, runId]);
  useEffect(() => {
    if (userId === null) return undefined;
    return () => {
      if (session.get().user_info?.user_id !== userId) runner.forget();
    };
  }, [runner, userId]);
  return { ...held, state: useSyncExternalStore(runner.subscribe, runner.get, runner.get) };
}

function hold(tool: ToolId, projectId: string | null): Held {
  const memory = runMemoryOf(projectId === null ? tool : `${tool}:${projectId}`, () => sessionStorage);
  const runner = createRunner({
    tool,
    call: toolNamed(tool)?.call,
    projectId: projectId ?? undefined,
    client: api,
    events: runEvents,
    memory,
    timers: realTimers,
    tell: tellError,
    creditsChanged: () => void session.refresh(),
  });
  return { runner, memory };
}
