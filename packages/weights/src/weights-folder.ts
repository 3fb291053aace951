import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openWeights, type Weights } from './open-weights.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** MODELS_DIR, else a folder of this copy of the project. Outside node_modules, so that no install sweeps it away. */
export function weightsFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(root, environment['MODELS_DIR'] || '.models');
}

/** Address of a registry that has the packages, for networks without npm's. */
export function weightsMirror(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return environment['MODELS_MIRROR'] || undefined;
}

let opened: { readonly folder: string; readonly weights: Weights } | undefined;

/** The weights of this installation. */
export function installedWeights(): Weights {
  const folder = weightsFolder();
  if (opened?.folder !== folder) opened = { folder, weights: openWeights(folder) };
  return opened.weights;
}
