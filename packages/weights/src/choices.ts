/**
 * What whoever runs the installation decided about weights, kept beside them. An optional entry is chosen by being
 * there, in whichever version; a default one is not wanted once it was removed by hand.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WeightsEntry } from './lock.ts';

const refused = '.without';

export function isWanted(folder: string, { id, default: standard }: WeightsEntry): boolean {
  return standard ? !isRefused(folder, id) : existsSync(join(folder, id));
}

export function isRefused(folder: string, id: string): boolean {
  return existsSync(join(folder, refused, id));
}

export function refuse(folder: string, id: string): void {
  mkdirSync(join(folder, refused), { recursive: true });
  writeFileSync(join(folder, refused, id), '');
}

export function accept(folder: string, id: string): void {
  rmSync(join(folder, refused, id), { force: true });
}
