import { parentPort, workerData } from 'node:worker_threads';
import { Compositor } from '../video/compositor.ts';
import { openFilmWriter } from './film-writer.ts';
import { openPresenter } from './open-presenter.ts';
import type { PresenterNews, PresenterTask } from './presenter-task.ts';

const task = workerData as PresenterTask;
const { frames } = task;
const compositor = new Compositor(task.width, task.height);
const draw = await openPresenter(task, compositor.openStage);
const film = openFilmWriter(task);
for (const [index, pose] of frames.entries()) {
  if (!(await film.write(draw(pose).data))) break;
  if (index % 15 === 0) parentPort?.postMessage({ share: index / frames.length } satisfies PresenterNews);
}
await film.end();
