import type { Layer } from '@adwright/studio/creative/layer.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { describe, expect, it } from 'vitest';
import { animateCreative } from './animate.ts';
import { gifPlacements, gifTemplates } from '../../../gif-banner/contract.ts';
import { gifCreative, gifLimits } from '../../../gif-banner/plan/plan.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { sampleDesign } from '../testing/sample-design.ts';
import { unitsOf } from './units.ts';

const still = designCreative(sampleDesign('product-hero'), 'google-half-page');

describe('a picture that moves', () => {
  it('has its product and headline from the first frame and ends on the call', () => {
    const units = unitsOf(still);
    expect(units.map(({ slot }) => slot)).toEqual(['subline', 'price', 'old-price', 'badge', 'cta']);
    expect(units.every(({ delay }) => delay >= 1)).toBe(true);
    expect(Math.max(...units.map(({ delay }) => delay))).toBe(units.at(-1)?.delay);
  });

  it('brings the plate of a button and the star of a shout along with their words', () => {
    expect(
      unitsOf(still)
        .filter(({ slot }) => slot === 'cta' || slot === 'badge')
        .map(({ id }) => id),
    ).toEqual(['badge', 'cta']);
  });

  it('brings an arrow along with the words it belongs to', () => {
    const editorial = designCreative(sampleDesign('editorial'), 'google-half-page');
    expect(unitsOf(editorial).find(({ slot }) => slot === 'cta')?.id).toBe('cta');
  });

  it('shows what a thing cost together with what it costs', () => {
    const [price, before] = unitsOf(still).filter(({ slot }) => slot.includes('price'));
    expect(price?.delay).toBe(before?.delay);
  });
});

it('begins and ends a video on a frame where nothing is on its way', () => {
  const video = animateCreative(designCreative(sampleDesign('three-reasons'), 'google-medium-rectangle'));
  const motions = (scene: (typeof video.scenes)[number] | undefined) => JSON.stringify(scene?.layers ?? []);
  expect(motions(video.scenes.at(-1))).not.toContain('"phase":"out"');
  expect(motions(video.scenes[0])).not.toMatch(/"phase":"in","effect":"\w+"(,"delay":0(\.[0-6]\d*)?)?,"duration"/);
});

it.each(gifTemplates)('keeps %s within every network’s seconds', (template) => {
  for (const id of gifPlacements) {
    const limits = gifLimits(placementOf(id));
    const seconds = durationOf(gifCreative(designCreative(sampleDesign(template), id), limits));
    expect(seconds).toBeLessThanOrEqual(limits.maxSeconds ?? 30);
    expect(seconds).toBeGreaterThan(3);
  }
});

describe('a GIF of a picture', () => {
  const limits = gifLimits(placementOf('google-medium-rectangle'));
  const gif = gifCreative(designCreative(sampleDesign('product-hero'), 'google-medium-rectangle'), limits);
  const layers = gif.scenes.flatMap((scene) => scene.layers.flatMap(whole));
  const motionOf = (id: string) => layers.find((layer) => layer.id === id)?.motion ?? [];

  it('lets the product settle without fading and the button beat, at rest in the last frame', () => {
    expect(motionOf('product')).toMatchObject([{ phase: 'in', effect: 'glide' }]);
    const beats = motionOf('cta').find(({ phase }) => phase === 'life');
    const last = durationOf(gif) - 0.5 / (limits.maxFps ?? 5);
    const period = beats?.effect === 'pulse' ? (beats.period ?? 0) : 0;
    expect(last / period).toBeCloseTo(Math.round(last / period), 6);
  });

  it('gives every entrance at least four frames', () => {
    const entrances = layers.flatMap(({ motion = [] }) => motion.filter(({ phase }) => phase === 'in'));
    expect(entrances.length).toBeGreaterThan(3);
    for (const one of entrances)
      expect((one.phase === 'in' ? (one.duration ?? 0) : 0) * (limits.maxFps ?? 5)).toBeGreaterThanOrEqual(4);
  });
});

function whole(layer: Layer): Layer[] {
  return layer.kind === 'group' ? [layer, ...layer.children.flatMap(whole)] : [layer];
}
