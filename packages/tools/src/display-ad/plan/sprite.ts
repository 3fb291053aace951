/** A piece as a file: only the rectangle that has ink, and where it lies in the ad. */
export type Sprite = {
  readonly file: string;
  readonly body: Uint8Array;
  /** Pixels of the ad, not of the file. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};
