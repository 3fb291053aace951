import { stat } from 'node:fs/promises';
import type { LipsOrder, Rendering } from '@adwright/domain/engines/rendering.ts';
import type { MouthPose } from '@adwright/presenter/speaking/mouth-shapes.ts';
import { runThread } from '../presenter/run-thread.ts';
import type { LipsNews, LipsTask } from './lips-task.ts';

type Watch = NonNullable<Parameters<Rendering['renderLips']>[1]>;

export async function renderLips(order: LipsOrder, { signal, progress }: Watch) {
  const task: LipsTask = { ...order, mouths: order.mouths as readonly MouthPose[] };
  let sharpness = 0;
  await runThread<LipsNews>(new URL('./lips-worker.ts', import.meta.url), task, {
    signal,
    onNews(news) {
      if ('share' in news) progress?.(news.share);
      else ({ sharpness } = news);
    },
  });
  return { path: order.into, bytes: (await stat(order.into)).size, mime: 'video/mp4', sharpness };
}
