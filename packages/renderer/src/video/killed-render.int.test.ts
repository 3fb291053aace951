import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';
import { expect, it, onTestFinished } from 'vitest';
import { renderVideoInProcess } from './render-video-process.ts';

/** The processes that render for this one. */
function renderers(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const commandOf = (pid: string): string => {
    const file = `/proc/${pid}/cmdline`;
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  return children.filter((pid) => commandOf(pid).includes('video-worker')).map(Number);
}

it.runIf(process.platform === 'linux')(
  'leaves nothing of a film whose process is killed, and makes the next',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'adwright-test-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const template = templateOf('three-reasons');
    if (!template) throw new Error('no template');
    const whole = buildCreative(template, sampleInput({ language: 'en', placement: 'tiktok-square' }));
    const creative = { ...whole, scenes: whole.scenes.slice(0, 2), overlay: [], audio: [] };
    const file = join(folder, 'film.mp4');
    const order = {
      creative,
      resolve: (src: string) => Promise.reject(new Error(`nothing at ${src}`)),
      file,
      cacheFolder: join(folder, 'cache'),
      tempFolder: folder,
    };
    const killed: number[] = [];
    const cut = renderVideoInProcess({
      ...order,
      progress: () => {
        if (killed.length > 0) return;
        killed.push(...renderers());
        for (const pid of killed) process.kill(pid, 'SIGKILL');
      },
    });
    await expect(cut).rejects.toThrow('the renderer ended');
    expect(killed).toHaveLength(1);
    expect((await readdir(folder)).filter((name) => name !== 'cache')).toEqual([]);
    expect((await renderVideoInProcess(order)).bytes).toBe((await stat(file)).size);
    expect((await readdir(folder)).toSorted()).toEqual(['cache', 'film.mp4']);
  },
  60_000,
);
