import { stat } from 'node:fs/promises';
import type { PresenterOrder, Rendering } from '@adwright/domain/engines/rendering.ts';
import type { FacePose } from '@adwright/presenter/speaking/perform.ts';
import type { PresenterNews, PresenterTask } from './presenter-task.ts';
import { runThread } from './run-thread.ts';

type Watch = NonNullable<Parameters<Rendering['renderPresenter']>[1]>;

export async function renderPresenter(order: PresenterOrder, { signal, progress }: Watch) {
  const { performance, ...rest } = order;
  const task: PresenterTask = { ...rest, fps: performance.fps, frames: performance.frames as readonly FacePose[] };
  await runThread<PresenterNews>(new URL('./presenter-worker.ts', import.meta.url), task, {
    signal,
    onNews: ({ share }) => progress?.(share),
  });
  return { path: order.into, bytes: (await stat(order.into)).size, mime: 'video/mp4' };
}
