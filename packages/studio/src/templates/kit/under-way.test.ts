import { expect, it } from 'vitest';
import { stateAt } from '../../draw/state.ts';
import { layoutCreative } from '../../layout/layout.ts';
import { sampleInput } from '../../samples/sample-input.ts';
import { buildCreative } from '../../template.ts';
import { evenMeasurer } from '../../text/even-measurer.ts';
import { templates } from '../registry.ts';

it('opens every film, and every scene that is cut to, with something to see', () => {
  for (const template of templates) {
    if (template.kind !== 'video') continue;
    for (const placement of ['tiktok-in-feed', 'meta-feed-square', 'youtube-wide', 'google-leaderboard'] as const) {
      const creative = buildCreative(template, sampleInput({ language: 'en', placement }));
      for (const [index, scene] of layoutCreative(creative, evenMeasurer).scenes.entries()) {
        if (index > 0 && scene.overlap > 0) continue;
        const seen = scene.nodes.filter((node) => {
          const { visible, opacity } = stateAt(node, 0);
          return node.slot !== 'decor' && visible && opacity > 0.2;
        });
        expect(seen.length, `${template.id} ${placement} ${scene.id}`).toBeGreaterThan(0);
      }
    }
  }
});

it('shows the whole headline in the first frame where a film opens with it', () => {
  for (const template of templates) {
    if (template.kind !== 'video') continue;
    for (const placement of ['tiktok-in-feed', 'meta-feed-square', 'youtube-wide'] as const) {
      const creative = buildCreative(template, sampleInput({ language: 'en', placement }));
      const [scene] = layoutCreative(creative, evenMeasurer).scenes;
      const headline = scene?.nodes.filter((node) => node.slot === 'headline' && node.start === 0) ?? [];
      for (const node of headline) {
        const { visible, opacity } = stateAt(node, 0);
        expect(visible && opacity > 0.9, `${template.id} ${placement} ${node.id}`).toBe(true);
      }
    }
  }
});
