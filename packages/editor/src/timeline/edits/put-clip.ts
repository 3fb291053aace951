import type { AudioClip, Creative, Scene } from '@adwright/studio/creative/creative.ts';
import type { FrameLayer, ImageLayer, Layer } from '@adwright/studio/creative/layer.ts';
import { everyLayer } from '@adwright/studio/design/layer-tree.ts';
import { clipLayer, clipScene } from '@adwright/studio/film/clip-scene.ts';
import { clipShotOf, clipSound, type OwnClip } from '@adwright/studio/film/own-clip.ts';
import { freshIds } from './fresh-ids.ts';
import { mapLayers } from './layer-times.ts';
import { ownerOf, placesOf } from './carry-along.ts';

/** A scene of footage begins with it, from edge to edge. */
const isClip = (layer: Layer | undefined): layer is FrameLayer | ImageLayer =>
  layer?.kind === 'video' || (layer?.kind === 'image' && /(?:^|-)clip(?:-\d+)?$/.test(layer.id));

const heardIn = (creative: Creative, scene: string, asset: string): AudioClip[] => {
  const places = placesOf(creative);
  return creative.audio.filter((clip) => clip.asset === asset && ownerOf(places, clip.start)?.id === scene);
};

/** The footage a scene shows; null where it shows what its template made. */
export function clipIn(creative: Creative, id: string): OwnClip | null {
  const layer = creative.scenes.find((scene) => scene.id === id)?.layers[0];
  if (!isClip(layer)) return null;
  const asset = creative.assets[layer.asset];
  if (!asset || !asset.src.startsWith('asset:') || (asset.kind !== 'video' && asset.kind !== 'image')) return null;
  return {
    asset: asset.src.slice('asset:'.length),
    kind: asset.kind,
    width: asset.width ?? creative.width,
    height: asset.height ?? creative.height,
    seconds: asset.duration ?? 0,
    from: layer.kind === 'video' ? (layer.from ?? 0) : 0,
    focus: layer.focus ?? { x: 0.5, y: 0.5 },
    sound: heardIn(creative, id, layer.asset).length > 0,
  };
}

/** The name a file has in the creative: the one it has already, or a new one. */
function nameOf({ assets }: Creative, src: string): string {
  const known = Object.entries(assets).find(([, asset]) => asset.src === src);
  if (known) return known[0];
  let number = 0;
  while (assets[`own-${number}`]) number += 1;
  return `own-${number}`;
}

/** The same clip may be heard in several scenes. */
function soundName({ audio }: Creative, wished: string): string {
  let name = wished;
  for (let number = 2; audio.some(({ id }) => id === name); number += 1) name = `${wished}-${number}`;
  return name;
}

function shown(creative: Creative, scene: Scene, clip: OwnClip, name: string): Scene {
  const shot = clipShotOf(clip, name);
  const [first] = scene.layers;
  if (isClip(first))
    return { ...scene, layers: [{ ...clipLayer(shot, creative), id: first.id }, ...scene.layers.slice(1)] };
  const texts = everyLayer(scene.layers).flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []));
  const made = clipScene(creative, shot, { id: scene.id, text: texts[0] ?? '', seconds: scene.duration });
  const fresh = freshIds(creative);
  const layers = mapLayers(made.layers, (layer) => ({ ...layer, id: fresh(layer.id) }));
  return { ...made, ...(scene.transition && { transition: scene.transition }), layers };
}

/** Footage in a scene, with the scene's own words over it; or another part of it, where it shows some already. */
export function putClip(creative: Creative, id: string, clip: OwnClip): Creative {
  const scene = creative.scenes.find((one) => one.id === id);
  const place = placesOf(creative).find((one) => one.id === id);
  if (!scene || !place) return creative;
  const name = nameOf(creative, `asset:${clip.asset}`);
  const before = isClip(scene.layers[0]) ? heardIn(creative, id, scene.layers[0].asset) : [];
  const heard = clip.sound && clip.kind === 'video';
  const sound = clipSound(name, clip, { start: place.from, seconds: place.to - place.from });
  return {
    ...creative,
    assets: { ...creative.assets, [name]: clipShotOf(clip, name).asset },
    scenes: creative.scenes.map((one) => (one === scene ? shown(creative, one, clip, name) : one)),
    audio: [
      ...creative.audio.filter((one) => !before.includes(one)),
      ...(heard ? [{ ...sound, id: before[0]?.id ?? soundName(creative, sound.id) }] : []),
    ],
  };
}
