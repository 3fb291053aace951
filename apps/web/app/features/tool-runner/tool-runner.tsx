import type { ApiError } from '@adwright/contract/client/error.ts';
import type { ToolId } from '@adwright/tools/registry.ts';
import { StartOverContext } from '@adwright/tools/kit/form/screen/start-over.ts';
import { Activity, use, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSignedIn, type SessionState } from '../../session/session-state.ts';
import { session, useSession } from '../../session/session.ts';
import { toolShown } from '../../session/tools-on-screen.ts';
import { useOnline } from '../../session/use-online.ts';
import { PageToolHost } from './page-tool-host.tsx';
import { PageBrands } from './page-brands.tsx';
import { PagePresets } from './page-presets.tsx';
import type { RunMemoryStore, RunOrder } from './run-memory.ts';
import type { RunnerState } from './runner.ts';
import { keptBefore, startingFields } from './starting-fields.ts';
import { ToolSkeleton } from './tool-skeleton.tsx';
import { loadTool } from './load-tool.ts';
import { useFoundElsewhere } from './use-found-elsewhere.ts';
import { useQuote } from './use-quote.ts';
import { useRounds } from './use-rounds.ts';
import { useRunner } from './use-runner.ts';

type ToolRunnerProps = {
  tool: ToolId;
  /** Values to begin with, over what this tab last had in the fields. */
  initial?: object | undefined;
  /** A run to show, with its own input in the fields. */
  runId?: string | null | undefined;
  /** A stored piece of work: runs become its new versions. */
  projectId?: string | null | undefined;
};

/** Connects a tool's form to the server: price, start, progress, result, and finding an unfinished run again. */
export function ToolRunner({ tool, initial, runId = null, projectId = null }: ToolRunnerProps) {
  const { Screen, price } = use(loadTool(tool));
  const person = useSession();
  const signedIn = isSignedIn(person);
  const { runner, memory, state } = useRunner(tool, person.user_info?.user_id ?? null, runId, projectId);
  const preset = JSON.stringify(initial ?? null);
  const [begun] = useState(() => startingFields(memory.read(), initial, preset));
  const keptIn = useKeptBefore(memory, preset, person);
  const [input, setInput] = useState<unknown>();
  const quote = useQuote(tool, price, input, signedIn);
  const problem = useProblem(state.failure);
  const offline = !useOnline();
  const rounds = useRounds(runner, memory);
  const elsewhere = useFoundElsewhere(state.run, memory, initial === undefined && runId === null && projectId === null);
  useEffect(() => toolShown(tool), [tool]);

  async function start(order: RunOrder): Promise<void> {
    const userId = session.get().user_info?.user_id;
    if (userId === undefined) return session.openLogin(() => void start(order));
    await runner.start(order, userId);
    // The session died unnoticed: after signing in again the person gets what they asked for.
    if (runner.get().failure?.status === 401) session.openLogin(() => void start(order));
  }

  const { opened, place } = useOpened(runId, state);
  if (!opened || keptIn === undefined) return <ToolSkeleton />;
  const made = runId !== null && state.run?.id === runId ? state.run : elsewhere;
  const shown = made === null ? begun : (made.input as object);
  // What is stored has its own place to be changed in, and is never emptied by the way.
  const canStartOver = projectId === null && (input !== undefined || state.run !== null);
  return (
    <PageToolHost looking={state.looking}>
      <PageBrands begins={shown}>
        <PagePresets tool={tool}>
          <StartOverContext value={canStartOver ? rounds.startOver : null}>
            <div ref={place} className="contents">
              {rounds.all.map((round) => (
                <Activity
                  key={`${runId ?? elsewhere?.id} ${round}`}
                  mode={round === rounds.shown ? 'visible' : 'hidden'}
                >
                  <Screen
                    initial={round === 0 ? shown : {}}
                    projectId={round === 0 ? (projectId ?? (runId === null ? keptIn : null)) : null}
                    signedIn={signedIn}
                    quote={quote}
                    credits={signedIn ? person.credits : null}
                    run={round === rounds.shown ? state.run : null}
                    starting={state.starting}
                    problem={problem}
                    offline={offline}
                    onRun={(ready, document) => void start({ input: ready, document })}
                    onSignIn={(ready) => void start({ input: ready })}
                    onCancel={() => void runner.cancel()}
                    onInput={(ready) => {
                      setInput(ready);
                      memory.write({ draft: ready, preset });
                    }}
                    onKept={(id) =>
                      memory.write({ keptIn: id ?? undefined, preset, userId: person.user_info?.user_id })
                    }
                  />
                </Activity>
              ))}
            </div>
          </StartOverContext>
        </PagePresets>
      </PageBrands>
    </PageToolHost>
  );
}

/** The piece of work that keeps the fields since before a reload; `undefined` until it is known whose they are. */
function useKeptBefore(memory: RunMemoryStore, preset: string, person: SessionState): string | null | undefined {
  const [kept, setKept] = useState<string | null | undefined>(memory.read().keptIn === undefined ? null : undefined);
  if (kept === undefined && !person.loading) setKept(keptBefore(memory.read(), preset, person.user_info?.user_id));
  return kept;
}

/** Whether the run that was asked for is there. Said once: another that is started here leaves the fields as they are. */
function useOpened(runId: string | null, { run, failure }: RunnerState) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(runId === null);
  if (!opened && (run !== null || failure !== null)) setOpened(true);
  useEffect(() => {
    // Whoever opens a run wants to see what came of it: in one column that is below all the fields.
    const result = opened && runId !== null ? place.current?.querySelector('[data-run-result]') : null;
    if (result && result.getBoundingClientRect().top > innerHeight) result.scrollIntoView();
  }, [opened, runId]);
  return { opened, place };
}

/** The failure in the person's words: the server's own where it spoke. */
function useProblem(failure: ApiError | null): string | undefined {
  const t = useTranslations('session.problems');
  if (failure === null) return undefined;
  return failure.kind === 'network' ? t('offline') : (failure.serverMessage ?? failure.message);
}
