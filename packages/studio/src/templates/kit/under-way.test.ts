import { expect, it } from 'vitest';
import { stateAt } from '../../draw/state.ts';
import { layoutCreative } from '../../layout/layout.ts';
import { sampleInput } from '../../samples/sample-input.ts';
import { buildCreative } from '../../template.ts';
import { evenMeasurer } from '../../text/even-measurer.ts';
import { templates } from '../registry.ts';

const films = templates
  .filter((template) => template.kind === 'video')
  .map((template) => ({ id: template.id, template }));

it.each(films)(
  '$id begins, and cuts to, scenes with something to see, and opens with its headline read',
  ({ template }) => {
    for (const placement of ['tiktok-in-feed', 'meta-feed-square', 'youtube-wide', 'google-leaderboard'] as const) {
      const creative = buildCreative(template, sampleInput({ language: 'en', placement }));
      for (const [index, scene] of layoutCreative(creative, evenMeasurer).scenes.entries()) {
        if (index > 0 && scene.overlap > 0) continue;
        const seen = (least: number): typeof scene.nodes =>
          scene.nodes.filter((node) => {
            const { visible, opacity } = stateAt(node, 0);
            return node.slot !== 'decor' && visible && opacity > least;
          });
        expect(seen(0.2).length, `${placement} ${scene.id}`).toBeGreaterThan(0);
        if (index > 0) continue;
        const headline = scene.nodes.filter((node) => node.slot === 'headline' && node.start === 0);
        expect(seen(0.9), `${placement} ${scene.id}`).toEqual(expect.arrayContaining(headline));
      }
    }
  },
);
