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
