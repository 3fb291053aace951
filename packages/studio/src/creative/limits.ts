/**
 * Hard caps of a creative document. A document beyond any of them is refused before it is laid out,
 * so that a hostile or broken one costs no more than reading it.
 */
export const limits = {
  /** Characters of the document as JSON. */
  jsonLength: 2_000_000,
  side: { min: 16, max: 4096 },
  /** Pixels of a frame: 4096 × 2304. */
  area: 9_437_184,
  fps: { min: 1, max: 60 },
  seconds: 600,
  sceneSeconds: { min: 0.1, max: 180 },
  scenes: 60,
  /** Layers of the whole document, groups included. */
  layers: 1500,
  depth: 8,
  childrenOfGroup: 200,
  assets: 200,
  textLength: 4000,
  /** Characters of all texts together: wrapping is the costliest part of a layout. */
  totalText: 60_000,
  captionWords: 4000,
  pathLength: 8000,
  gradientStops: 12,
  motionsOfLayer: 8,
  audioClips: 64,
  coordinate: 20_000,
  fontSize: { min: 4, max: 1600 },
} as const;
