import { spawn } from 'node:child_process';

/** Longer than any picture has taken on two busy cores. */
const patience = 40 * 60_000;

/** Runs a script in Debian's Blender, without a window; what follows `--` is the script's own. */
export async function runBlender(script: string, own: readonly string[], threads: number): Promise<void> {
  const args = ['--background', '--threads', `${threads}`, '--python-exit-code', '3', '--python', script, '--', ...own];
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
