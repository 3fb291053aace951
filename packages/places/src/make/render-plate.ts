import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { home, type Recipe, recipeSum } from './recipe.ts';

export type Rendering = { readonly width: number; readonly samples: number; readonly threads: number };

/** Longer than any plate has taken on two busy cores. */
const patience = 40 * 60_000;

async function runBlender(args: readonly string[]): Promise<void> {
  const child = spawn('blender', args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: patience });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-4000);
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0 || said.includes('Traceback')) throw new Error(`Blender failed:\n${said}`);
}

/** Renders into the work folder unless the same picture lies there already, as after a change of its grade. */
export async function renderPlate(recipe: Recipe, work: string, { width, samples, threads }: Rendering): Promise<void> {
  const note = join(work, `${recipe.id}.rendered`);
  const what = `${recipeSum(recipe)} ${width} ${samples}`;
  if (existsSync(note) && readFileSync(note, 'utf8') === what) return;
  const script = join(home, 'blender/plate.py');
  const shot = [recipe.id, work, '--width', `${width}`, '--samples', `${samples}`];
  await runBlender([
    '--background',
    '--threads',
    `${threads}`,
    '--python-exit-code',
    '3',
    '--python',
    script,
    '--',
    ...shot,
  ]);
  writeFileSync(note, what);
}
