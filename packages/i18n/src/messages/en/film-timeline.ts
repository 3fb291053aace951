/** The timeline of films. No public screen shows it yet, so it is in English alone. */
export default {
  timeline: 'Timeline',
  tools: 'Timeline tools',
  play: 'Play',
  pause: 'Pause',
  time: 'Time',
  split: 'Split at the playhead',
  remove: 'Delete',
  undo: 'Undo',
  redo: 'Redo',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  playhead: 'Playhead',
  rows: { scenes: 'Scenes', layers: 'Layers', captions: 'Captions', sound: 'Sound' },
  items: {
    scene: 'Scene {label}, {start} to {end} seconds',
    layer: 'Layer {label}, {start} to {end} seconds',
    clip: 'Sound {label}, {start} to {end} seconds',
    word: 'Caption “{label}”, {start} to {end} seconds',
  },
} as const;
