import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from './finding.ts';

const run = promisify(execFile);
const gibibyte = 1024 ** 3;
const wantedNode = 24;

export async function checkMachine({ DATA_DIR }: { DATA_DIR: string }): Promise<Finding[]> {
  return [checkNode(), await checkFfmpeg(), await checkDisk(DATA_DIR)];
}

function checkNode(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  const text = `${process.versions.node} on ${process.platform} ${process.arch}`;
  if (major >= wantedNode) return { level: 'ok', name: 'Node', text };
  return { level: 'problem', name: 'Node', text: `${text}; ${wantedNode} is needed` };
}

async function checkFfmpeg(): Promise<Finding> {
  try {
    const path = findFfmpeg();
    const { stdout } = await run(path, ['-hide_banner', '-version'], { timeout: 20_000 });
    const version = /version (\S+)/.exec(stdout)?.[1] ?? 'unknown';
    const { stdout: encoders } = await run(path, ['-hide_banner', '-encoders'], { timeout: 20_000, maxBuffer: 4e6 });
    const missing = ['libx264', 'aac', 'gif'].filter((name) => !new RegExp(` ${name} `).test(encoders));
    if (missing.length > 0) return { level: 'problem', name: 'ffmpeg', text: `${version} lacks ${missing.join(', ')}` };
    return { level: 'ok', name: 'ffmpeg', text: `${version} (${path})` };
  } catch (error) {
    return { level: 'problem', name: 'ffmpeg', text: error instanceof Error ? error.message : String(error) };
  }
}

async function checkDisk(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(nearestFolder(folder));
  const free = (bavail * bsize) / gibibyte;
  const text = `${free.toFixed(1)} GiB free for ${folder}`;
  if (free < 1) return { level: 'problem', name: 'Disk', text: `${text}: videos will not fit` };
  return { level: free < 5 ? 'note' : 'ok', name: 'Disk', text };
}

/** The data folder is made at the first start; until then its parent tells how much room there is. */
function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}
