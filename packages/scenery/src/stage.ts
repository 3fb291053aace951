import type { Color } from '@adwright/studio/creative/paint.ts';

/** An empty canvas of that size, the caller's own until it is drawn. */
export type MakeCanvas = (width: number, height: number) => CanvasRenderingContext2D;

/** What a scene is painted on. Everything is measured in shares of the frame, so that it suits every size. */
export type Stage = {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** The shorter side: the unit for things that must not stretch with the frame. */
  readonly unit: number;
  /** Where the product stands, in pixels. */
  readonly foot: { readonly x: number; readonly y: number };
  /** How wide the product is there, in pixels. */
  readonly productWidth: number;
  readonly color: Color;
  /** Where the light comes from: −1 is the left, 1 the right. */
  readonly light: number;
  /** The same numbers for the same scene, so that a preview is what comes out. */
  readonly random: () => number;
  readonly makeCanvas: MakeCanvas;
};

export type ShadowLook = {
  /** How dark it is where the product touches the ground, 0–1. */
  readonly contact: number;
  /** How dark the shadow is that the product throws, 0–1. */
  readonly cast: number;
  /** How far it reaches, in heights of the product. */
  readonly length: number;
  /** How blurred its far end is, in shares of the frame. */
  readonly softness: number;
  readonly color: Color;
};

export type SceneGroup = 'studio' | 'plinth' | 'surface' | 'nature' | 'light' | 'season';

export type Scene = {
  readonly id: string;
  readonly group: SceneGroup;
  /** Painted with this colour unless the person chooses another; absent when the scene has colours of its own. */
  readonly color: Color;
  readonly takesColor: boolean;
  /** Where the product's foot stands, as a share of the height. */
  readonly ground: number;
  /** The most of the frame's height and width that the product may take. */
  readonly room: { readonly width: number; readonly height: number };
  readonly shadow: ShadowLook;
  /** How strongly the ground mirrors the product, 0–1. */
  readonly reflection: number;
  paint(stage: Stage): void;
};
