import type { CutFinish, CutFormat } from '../contract.ts';

/** What the drawing thread is told: one picture. */
export type CutTask = CutFinish & {
  readonly original: Uint8Array;
  /** Encoded: a cut-out, whose alpha counts, or a mask, whose brightness does. */
  readonly cut: { readonly kind: 'cutout' | 'mask'; readonly bytes: Uint8Array };
  readonly backgroundPicture: Uint8Array | null;
  readonly formats: readonly CutFormat[];
};

export type CutDrawn = {
  readonly width: number;
  readonly height: number;
  readonly coverage: number;
  /** PNG, grey: the mask as it was found or mended, before its edge was refined. */
  readonly mask: Uint8Array;
  readonly files: readonly {
    readonly format: CutFormat;
    readonly width: number;
    readonly height: number;
    readonly body: Uint8Array;
  }[];
};
