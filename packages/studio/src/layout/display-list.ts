import type { CaptionsLayer, CountLayer, ShapeLayer, Slot } from '../creative/layer.ts';
import type { Ease, Transition } from '../creative/motion.ts';
import type { Color, Paint, Shadow, Stroke } from '../creative/paint.ts';
import type { AssetRef } from '../creative/creative.ts';
import type { Insets } from '../placements.ts';
import type { FontSpec } from '../text/measurer.ts';
import type { Plane } from './depth.ts';

/**
 * What a layout leaves to be drawn: every position is final, in pixels of the frame, left to right.
 * Plain data, so that it can be sent to a worker, hashed for the scene cache and inspected by tests.
 */
export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type AbsoluteSide = 'left' | 'right' | 'up' | 'down';

type Span = {
  readonly start: number;
  readonly end: number;
  readonly ease: Ease;
  readonly phase: 'in' | 'out' | 'life';
};

/** One property over time; before `start` it is `from`, after `end` it is `to`. Seconds of the scene. */
export type Track =
  | (Span & {
      readonly prop: 'opacity' | 'x' | 'y' | 'type' | 'zoom' | 'pan-x' | 'pan-y';
      readonly from: number;
      readonly to: number;
    })
  | (Span & { readonly prop: 'scale' | 'rotate'; readonly from: number; readonly to: number; readonly origin: Point })
  | (Span & {
      readonly prop: 'reveal';
      readonly from: number;
      readonly to: number;
      readonly side: AbsoluteSide;
      readonly rect: Rect;
    })
  /** A camera that comes nearer, `from` and `to`, while what is behind goes aside. */
  | (Span & {
      readonly prop: 'depth';
      readonly from: number;
      readonly to: number;
      readonly slide: readonly [from: number, to: number];
      readonly plane: Plane;
    })
  /** Keeps what is drawn inside a rectangle that stands still while the layer moves. */
  | (Span & { readonly prop: 'window'; readonly rect: Rect })
  | (Span & {
      readonly prop: 'wave';
      readonly of: 'scale' | 'y' | 'rotate';
      readonly amount: number;
      readonly period: number;
      readonly origin: Point;
    });

export type Point = { readonly x: number; readonly y: number };

export type TextLine = {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  readonly direction: 'ltr' | 'rtl';
  /** It ends within a word, with a hyphen that is not the text's own. */
  readonly parted?: true;
};

export type TypeFace = {
  readonly font: FontSpec;
  readonly size: number;
  readonly tracking: number;
  readonly color: Color;
  readonly shadow?: Shadow;
  readonly outline?: { readonly color: Color; readonly width: number };
};

export type CaptionWord = {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  readonly start: number;
  readonly end: number;
  readonly strong?: boolean;
};
export type CaptionPage = { readonly start: number; readonly end: number; readonly words: readonly CaptionWord[] };

export type NodePaint =
  | {
      readonly kind: 'text';
      readonly face: TypeFace;
      readonly lines: readonly TextLine[];
      readonly decoration?: 'strike' | 'underline';
      readonly truncated: boolean;
    }
  | {
      readonly kind: 'count';
      readonly face: TypeFace;
      readonly line: TextLine;
      readonly align: 'left' | 'center' | 'right';
      readonly count: CountLayer['count'];
      readonly language: string;
    }
  | {
      readonly kind: 'image';
      readonly asset: string;
      readonly fit: 'cover' | 'contain';
      readonly focus: Point;
      readonly anchor: Point;
      readonly radius: number;
      readonly shadow?: Shadow;
    }
  | {
      readonly kind: 'frame';
      readonly asset: string;
      readonly fit: 'cover' | 'contain';
      readonly focus: Point;
      readonly radius: number;
      readonly from: number;
      readonly speed: number;
    }
  | {
      readonly kind: 'shape';
      readonly shape: ShapeLayer['shape'];
      readonly fill?: Paint;
      readonly stroke?: Stroke;
      readonly shadow?: Shadow;
      readonly flip: boolean;
    }
  | {
      readonly kind: 'captions';
      readonly face: TypeFace;
      readonly look: CaptionsLayer['look'];
      readonly active: CaptionsLayer['active'];
      readonly pages: readonly CaptionPage[];
      readonly lineHeight: number;
      readonly direction: 'ltr' | 'rtl';
    }
  | {
      readonly kind: 'rating';
      readonly value: number;
      readonly max: number;
      readonly color: Color;
      readonly empty: Color;
      readonly flip: boolean;
    }
  | {
      readonly kind: 'progress';
      readonly from: number;
      readonly to: number;
      readonly segments: number;
      readonly color: Color;
      readonly track: Color;
      readonly flip: boolean;
    };

export type DisplayNode = {
  readonly id: string;
  readonly slot?: Slot;
  readonly box: Rect;
  /** All that ink may touch at rest: shadows, outlines and rotation included. */
  readonly bounds: Rect;
  readonly start: number;
  readonly end: number;
  readonly opacity: number;
  readonly tracks: readonly Track[];
  /**
   * still: never changes. sprite: only moves, scales evenly or fades, so it is rasterised once.
   * photo: an opaque picture that zooms within its box. depth: one whose rows move as what they show is near.
   * redraw: its content changes with time.
   */
  readonly mode: 'still' | 'sprite' | 'photo' | 'depth' | 'redraw';
  readonly paint: NodePaint;
};

export type DisplayScene = {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly overlap: number;
  readonly transition: Transition;
  readonly background: Paint;
  readonly nodes: readonly DisplayNode[];
};

export type DisplayList = {
  readonly kind: 'picture' | 'video';
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly duration: number;
  readonly direction: 'ltr' | 'rtl';
  readonly safe: Insets;
  readonly assets: Readonly<Record<string, AssetRef>>;
  readonly scenes: readonly DisplayScene[];
  readonly overlay: readonly DisplayNode[];
  /** Slots and ids left out because there was no room. */
  readonly dropped: readonly { readonly id: string; readonly slot?: Slot }[];
};
