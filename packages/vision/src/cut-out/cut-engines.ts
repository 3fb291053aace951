/** Loads no runtime: who offers the engines asks here, and who cuts does. */
import { CutEngine } from '@adwright/contract/asset/cut-engine.ts';
import { installedWeights } from '@adwright/weights/weights-folder.ts';

const weights = { best: 'sam2-tiny', hair: 'isnet' } as const satisfies Record<Exclude<CutEngine, 'fast'>, string>;

/** Whose weights are here. Asked anew each time: they may be fetched while the product runs. */
export function installedEngines(): CutEngine[] {
  const installed = installedWeights();
  return CutEngine.options.filter((engine) => engine === 'fast' || installed.has(weights[engine]));
}

/** The wanted one, or the best that is here instead of it. */
export function engineFor(wanted: CutEngine): CutEngine {
  const here = installedEngines();
  if (here.includes(wanted)) return wanted;
  return wanted !== 'fast' && here.includes('best') ? 'best' : 'fast';
}

/** Whether Best can look with the whole U²-Net as well. */
export function hasCarefulEye(): boolean {
  return installedWeights().has('u2net');
}
