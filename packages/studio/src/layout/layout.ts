import type { Creative } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import { durationOf, sceneTimes } from '../creative/timeline.ts';
import type { TextMeasurer } from '../text/measurer.ts';
import { arrangeOnce } from './arrange-once.ts';
import type { DisplayList, DisplayNode } from './display-list.ts';
import type { Stage } from './stage.ts';
import { createTypesetter } from './typesetting.ts';

/** Lays a valid creative out. Pure: the same document and fonts give the same list in the browser and in Node. */
export function layoutCreative(creative: Creative, measurer: TextMeasurer): DisplayList {
  const type = createTypesetter(creative.brand, creative.language, measurer);
  const dropped: Stage['dropped'] = [];
  const moving = creative.kind === 'video';
  const { fonts } = creative.brand;
  const key = [
    creative.kind,
    creative.width,
    creative.height,
    creative.direction,
    creative.language,
    fonts.heading,
    fonts.body,
    fonts.accent,
  ].join('|');
  const frame = { x: 0, y: 0, width: creative.width, height: creative.height };
  const arranged = (layers: readonly Layer[], seconds: number): DisplayNode[] => {
    const stage: Stage = {
      type,
      assets: creative.assets,
      width: creative.width,
      height: creative.height,
      direction: creative.direction,
      moving,
      nodes: [],
      dropped,
    };
    arrangeOnce(layers, frame, seconds, stage, { key, measurer });
    return stage.nodes;
  };
  const times = sceneTimes(creative);
  const scenes = creative.scenes.map((scene, index) => ({
    id: scene.id,
    start: times[index]?.start ?? 0,
    end: times[index]?.end ?? 0,
    overlap: times[index]?.overlap ?? 0,
    transition: scene.transition ?? { kind: 'cut' as const },
    background: scene.background,
    nodes: arranged(scene.layers, scene.duration),
  }));
  return {
    kind: creative.kind,
    width: creative.width,
    height: creative.height,
    fps: creative.fps,
    duration: durationOf(creative),
    direction: creative.direction,
    safe: creative.safe,
    assets: creative.assets,
    scenes,
    overlay: arranged(creative.overlay, durationOf(creative)),
    dropped,
  };
}
