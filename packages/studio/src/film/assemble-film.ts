/**
 * A template is an idea of a few seconds; a film says what its story says, for as long as that takes. The template gives
 * the opening, the end card and, where it has such, a scene for each thing said; where it shows everything at once,
 * another template's scenes carry on after it.
 */
import type { Creative, Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import { sceneTimes } from '../creative/timeline.ts';
import { buildCreative, type Template, type TemplateId } from '../template.ts';
import type { TemplateInput } from '../template-input.ts';
import { templateOf } from '../templates/registry.ts';
import { type ClipShot, clipScene } from './clip-scene.ts';
import { areNumbered, mostTogether, pointScenesOf, scenesForPoints } from './point-scenes.ts';
import { retimedLayer, retimedScene } from './retime-scene.ts';

/** What one scene of the story shows in words, and how long it is seen. */
export type StoryScene = {
  readonly text: string;
  readonly seconds: number;
  /** Footage of the person's own, which is seen instead of what the template would show. */
  readonly clip?: ClipShot | undefined;
};

/** Faster than this and nobody can read it. */
const fastest = 0.8;
/** A shot of less than this would only flash. */
const shortest = 0.4;

/** A scene with the seconds it is to be seen. */
type Shot = { readonly scene: Scene; readonly seconds: number };

/** Who carries a film on whose own template has said everything in its opening: near, unless the picture is too small for it. */
function carrierFor({ continues }: Template, { product }: TemplateInput): Template {
  if (continues) return templateOf(continues) as Template;
  const [image] = product.images;
  const near = !image || (image.asset.detail ?? image.asset.width ?? 0) >= 900;
  const id: TemplateId = near ? 'close-ups' : 'sticker-story';
  return templateOf(id) as Template;
}

const total = (scenes: readonly StoryScene[]): number => scenes.reduce((sum, { seconds }) => sum + seconds, 0);

/** Several scenes share a time as they share their own. */
function spread(scenes: readonly Scene[], seconds: number): Shot[] {
  const whole = scenes.reduce((sum, { duration }) => sum + duration, 0);
  return scenes.map((scene) => ({ scene, seconds: (scene.duration / whole) * seconds }));
}

/** Words nobody wrote are not shown: what is said then is said over the scene before. */
function withWords(story: readonly StoryScene[]): StoryScene[] {
  const told: StoryScene[] = [];
  for (const [index, scene] of story.entries()) {
    const before = told.at(-1);
    const silent = scene.text.trim() === '' && !scene.clip && !before?.clip && index > 0 && index < story.length - 1;
    if (silent && before) told[told.length - 1] = { ...before, seconds: before.seconds + scene.seconds };
    else told.push(scene);
  }
  return told;
}

type Opening = {
  readonly creative: Creative;
  readonly shots: readonly Shot[];
  /** How many things said after the hook it shows. */
  readonly told: number;
  /** It has a scene for each of them, and so for more. */
  readonly carries: boolean;
};

/** The template's own scenes over as much of the story as they need to be read. */
function openingOf(build: (points: readonly string[]) => Creative, story: readonly StoryScene[]): Opening {
  const middle = story.slice(1, -1);
  const points = middle.map(({ text }) => text);
  const whole = build(points);
  const { before, each } = pointScenesOf(whole.scenes.slice(0, -1), points);
  if (each.length > 0) {
    const shots = each.map((scene, index) => ({ scene, seconds: middle[index]?.seconds ?? 0 }));
    const opening = spread(before, story[0]?.seconds ?? 0);
    return { creative: whole, shots: [...opening, ...shots], told: each.length, carries: !areNumbered(each) };
  }
  // A scene that shows several points at once is what its template is about.
  const together = mostTogether(whole.scenes.slice(0, -1), points);
  for (let told = together > 1 ? together : 0; ; told += 1) {
    const creative = build(points.slice(0, told));
    const own = creative.scenes.slice(0, -1);
    const natural = own.reduce((sum, { duration }) => sum + duration, 0);
    const seconds = total(story.slice(0, told + 1));
    if (seconds >= natural * fastest || told >= points.length)
      return { creative, shots: spread(own, seconds), told, carries: false };
  }
}

/** Layers are known by their names in the whole film, and the same scene may come from two templates, or twice from one. */
function named(layer: Layer, prefix: string): Layer {
  const id = `${prefix}-${layer.id}`.slice(0, 64);
  return layer.kind === 'group'
    ? { ...layer, id, children: layer.children.map((child) => named(child, prefix)) }
    : { ...layer, id };
}

/** The seconds of each shot are what it adds to the film: the transition into it comes on top. */
function laidOut(shots: readonly Shot[]): Scene[] {
  const scenes: Scene[] = [];
  for (const [index, { scene, seconds }] of shots.entries()) {
    const { transition, ...rest } = scene;
    const before = scenes.at(-1);
    const soft = before && transition && transition.kind !== 'cut' ? transition : undefined;
    const overlap = soft ? Math.min(soft.duration ?? 0.5, (before?.duration ?? 0) / 2, seconds) : 0;
    const prefix = String(index + 1);
    const own = { ...rest, id: `${prefix}-${scene.id}`, layers: scene.layers.map((layer) => named(layer, prefix)) };
    const placed = retimedScene(own, seconds + overlap);
    scenes.push(soft ? { ...placed, transition: { ...soft, duration: overlap } } : placed);
  }
  return scenes;
}

/** What lies over all scenes follows those it belonged to; captions follow the voice and stay. */
function overlayOf(creative: Creative, shots: readonly Shot[], scenes: Scene[]): Layer[] {
  const old = sceneTimes(creative);
  const now = sceneTimes({ scenes });
  return creative.overlay.flatMap((layer): Layer[] => {
    if (layer.kind === 'captions') return [layer];
    const { time } = layer;
    if (!time) return [layer.kind === 'progress' && layer.segments ? { ...layer, segments: scenes.length } : layer];
    const place = old.findLast(({ start }) => start <= time.start + 0.01);
    const index = shots.findIndex(({ scene }) => scene === creative.scenes[place?.index ?? -1]);
    const [from, to] = [old[place?.index ?? -1], now[index]];
    if (!from || !to) return [];
    const factor = (to.end - to.start) / (from.end - from.start);
    const { time: _, ...untimed } = layer;
    const moved = retimedLayer(untimed, factor);
    const at = (seconds: number): number => Math.max(0, to.start + (seconds - from.start) * factor);
    return [{ ...moved, time: { start: at(time.start), ...(time.end !== undefined && { end: at(time.end) }) } }];
  });
}

/** The cover shows the scene its template chose for it, once everything in it has come and before anything goes. */
function posterOf(creative: Creative, shots: readonly Shot[], scenes: Scene[]): number {
  const { poster = 0 } = creative.meta;
  const chosen = sceneTimes(creative).findLast(({ start }) => start <= poster);
  const index = Math.max(
    0,
    shots.findIndex(({ scene }) => scene === creative.scenes[chosen?.index ?? 0]),
  );
  const times = sceneTimes({ scenes });
  const [seen, next] = [times[index], times[index + 1]];
  return seen ? Math.max(seen.start, seen.end - (next?.overlap ?? 0) - 0.15) : 0;
}

/** A scene for each thing that is still to be said; where nobody has any, the last one stays until all is said. */
function carryOn(
  { shots, told, carries }: Opening,
  story: readonly StoryScene[],
  { template, input }: { template: Template; input: TemplateInput },
): readonly Shot[] {
  const rest = story.slice(1 + told, -1);
  const points = rest.map(({ text }) => text);
  const own = carries ? scenesForPoints(template, input, points) : undefined;
  const scenes = own ?? scenesForPoints(carrierFor(template, input), input, points);
  if (scenes) return [...shots, ...scenes.map((scene, index) => ({ scene, seconds: rest[index]?.seconds ?? 0 }))];
  const last = shots.at(-1) as Shot;
  return [...shots.slice(0, -1), { ...last, seconds: last.seconds + total(rest) }];
}

/** What the template shows of the other scenes, with the clips between: each is seen when its words are said. */
function withClips(
  shots: readonly Shot[],
  story: readonly StoryScene[],
  clipShot: (scene: StoryScene) => Scene,
): Shot[] {
  const waiting = [...shots];
  const placed: Shot[] = [];
  let owed = 0;
  for (const scene of story) {
    if (scene.clip) placed.push({ scene: clipShot(scene), seconds: scene.seconds });
    else owed += scene.seconds;
    while (!scene.clip && owed > shortest && waiting[0]) {
      const [first] = waiting;
      const whole = first.seconds <= owed + shortest;
      placed.push(whole ? first : { ...first, seconds: owed });
      if (whole) waiting.shift();
      else waiting[0] = { ...first, seconds: first.seconds - owed };
      owed -= whole ? first.seconds : owed;
    }
  }
  return [...placed, ...waiting];
}

/** The film of a story of at least two scenes: its first is the hook, its last the end card with the call to action. */
export function assembleFilm(template: Template, order: TemplateInput, wished: readonly StoryScene[]): Creative {
  // The last scene is the end card, whatever was chosen for it.
  const whole = withWords(wished).map((scene, index, all) =>
    index === all.length - 1 ? { ...scene, clip: undefined } : scene,
  );
  const clips = whole.filter(({ clip }) => clip);
  const rest = whole.filter(({ clip }) => !clip);
  // A story of nothing but clips still has a name, and its end card.
  const story = rest.length > 1 ? rest : [{ text: whole[0]?.text ?? '', seconds: 2 }, ...rest];
  const headline = story[0]?.text.trim() || order.product.name;
  const cta = story.at(-1)?.text.trim() || order.brief.cta;
  const input = { ...order, brief: { ...order.brief, headline, ...(cta && { cta }) } };
  const opening = openingOf(
    (points) => buildCreative(template, { ...input, brief: { ...input.brief, points } }),
    story,
  );
  const { creative } = opening;
  const ends = creative.scenes.slice(-1).map((scene) => ({ scene, seconds: story.at(-1)?.seconds ?? 3 }));
  const told = rest.length > 1 ? carryOn(opening, story, { template, input }) : [];
  const own = [...told, ...ends];
  const shown = ({ clip, text, seconds }: StoryScene): Scene =>
    clipScene({ ...creative, safe: order.placement.safe }, clip as ClipShot, { id: 'clip', text, seconds });
  const shots = clips.length > 0 ? withClips(own, whole, shown) : own;
  const scenes = laidOut(shots);
  const assets = Object.fromEntries(clips.flatMap(({ clip }) => (clip ? [[clip.id, clip.asset]] : [])));
  return {
    ...creative,
    assets: { ...creative.assets, ...assets },
    scenes,
    overlay: overlayOf(creative, shots, scenes),
    meta: { ...creative.meta, poster: posterOf(creative, shots, scenes) },
  };
}
