import type {
  ImageAdInput,
  ImageAdOutput,
  ImageAdVariant,
  ImageAdWallInput,
} from '@adwright/contract/ads-image/image-ad.ts';
import type { Run, RunAsset } from '@adwright/contract/run/run.ts';

/** A wall as the form keeps it: what was made, and which of its designs were changed by hand since. */
export type Wall = {
  readonly runId: string;
  readonly engine: string;
  readonly variants: readonly ImageAdVariant[];
  /** By the id of the variant. */
  readonly edits: Readonly<Record<string, Record<string, unknown>>>;
  readonly assets: readonly RunAsset[];
  /** What it was made from. */
  readonly order?: ImageAdWallInput | undefined;
};

const key = 'image-ad-wall';

/** The same wall with its files, whose addresses hold while the page is open. */
let latest: Wall | null = null;

/** The wall outlives the run for its files, and a reload; a browser that keeps nothing only forgets it earlier. */
export function rememberWall(wall: Wall): void {
  latest = wall;
  try {
    // Addresses of files run out; the designs are drawn anew.
    sessionStorage.setItem(key, JSON.stringify({ ...wall, assets: [] }));
  } catch {
    // Full or forbidden: the wall stays for as long as the page does.
  }
}

export function rememberedWall(): Wall | null {
  if (latest !== null) return latest;
  try {
    const stored = sessionStorage.getItem(key);
    return stored === null ? null : (JSON.parse(stored) as Wall);
  } catch {
    return null;
  }
}

export function outputOf(run: Run | null): ImageAdOutput | null {
  return run?.status === 'succeeded' ? (run.output as ImageAdOutput) : null;
}

/** The wall of a finished run; with the changes made to it in this tab. */
export function wallOfRun(run: Run | null): Wall | null {
  const output = outputOf(run);
  if (run === null || output?.mode !== 'wall') return null;
  const before = rememberedWall();
  const edits = before?.runId === run.id ? before.edits : {};
  const input = run.input as ImageAdInput;
  const order = input.mode === 'wall' ? input : undefined;
  return { runId: run.id, engine: output.engine, variants: output.variants, edits, assets: run.assets, order };
}

export function designOfVariant(wall: Wall, variant: ImageAdVariant): Record<string, unknown> {
  return wall.edits[variant.id] ?? variant.design;
}
