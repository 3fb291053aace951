/** Rows of a 3 × 3 matrix. */
export type Matrix = readonly [Row, Row, Row];
type Row = readonly [number, number, number];

export type PlaceGroup =
  | 'kitchen'
  | 'bath'
  | 'living'
  | 'desk'
  | 'shop'
  | 'gym'
  | 'outdoors'
  | 'studio'
  | 'night'
  | 'seasons'
  | 'festive';

/**
 * A photographed set in which a product can stand: its picture, the same picture without the light that casts the
 * product's shadow, and what its camera knew. Pixels are those of the picture, whose size is `size`.
 */
export type Place = {
  readonly id: string;
  readonly group: PlaceGroup;
  readonly size: readonly [width: number, height: number];
  /** Where the ground ends in infinity; nothing stands above it. */
  readonly horizonY: number;
  /** From metres on the plane the product stands on (x to the right, y away from the camera) to pixels. */
  readonly ground: Matrix;
  readonly stand: {
    readonly x: number;
    readonly y: number;
    readonly pxPerM: number;
    /** The largest product the place has room for. */
    readonly heightM: number;
    readonly widthM: number;
  };
  /** The light that casts the shadow: a direction towards it, its distance if it is near, and how large it looks. */
  readonly key: {
    readonly to: readonly [number, number, number];
    readonly distance?: number;
    readonly angularDeg: number;
    /**
     * What it lights throws some of it back, into the shadows of small things, too, but not into the shade. So much of the
     * way from the shade to the plate such a shadow is, in each channel of the screen; none if not given.
     */
    readonly bounce?: readonly [number, number, number];
  };
  /** The colour of all light where the product stands; white is even. */
  readonly light: readonly [number, number, number];
  readonly surface: { readonly roughness: number; readonly f0: number };
  /** How far the surface reaches around the stand, in metres; a shadow ends there. */
  readonly extent: Extent | null;
  /** A calm part of the picture for words, in shares of it, and how bright it is from 0 to 1. */
  readonly words: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly light: number;
    readonly unrest: number;
  };
};

export type Extent = { readonly kind: 'rect'; readonly y1: number } | { readonly kind: 'disc'; readonly r: number };

/** The two pictures of a place, ready to be drawn; either may be smaller than the place says. */
export type PlacePictures = {
  readonly plate: CanvasImageSource;
  readonly shade: CanvasImageSource;
};
