import { designCreative } from '@adwright/studio/design/design-creative.ts';
import { expect, it } from 'vitest';
import { sampleDesign } from '../../kit/preset-ads/testing/sample-design.ts';
import { displayPlacements, displayTemplates } from '../contract.ts';
import { motionSeconds, pageOf } from './page.ts';
import { splitCreative } from './split-creative.ts';

const body = new Uint8Array();

function partsOf(template: (typeof displayTemplates)[number], id: (typeof displayPlacements)[number]) {
  const creative = designCreative(sampleDesign(template), id);
  const pieces = splitCreative(creative);
  const parts = pieces.map(({ unit }, index) => ({
    unit,
    sprite: { file: `p${index}.png`, body, box: { x: 0, y: 0, width: 10, height: 10 } },
  }));
  return { creative, pieces, parts };
}

it.each(displayTemplates)('moves %s for less than thirty seconds in every size', (template) => {
  for (const id of displayPlacements) {
    const { pieces, parts } = partsOf(template, id);
    expect(motionSeconds(parts)).toBeLessThan(15);
    expect(pieces[0]?.unit).toBeNull();
    // Every layer is painted by exactly one of the pieces.
    const units = pieces.flatMap(({ unit }) => unit?.id ?? []);
    expect(new Set(units).size).toBe(units.length);
  }
});

it('says its size, keeps its exit in clickTag and asks nothing of the outside', () => {
  const { creative, parts } = partsOf('product-hero', 'google-medium-rectangle');
  const clickTag = 'https://example.com/?a="</script><script>alert(1)//';
  const page = pageOf({ size: creative, title: 'Half "price" <b>&</b>', clickTag, parts });
  expect(page).toContain('<meta name="ad.size" content="width=300,height=250">');
  expect(page).toContain('<title>Half &quot;price&quot; &lt;b>&amp;&lt;/b></title>');
  expect(page.match(/<script/g)).toHaveLength(1);
  const source = /var clickTag = (.*);/.exec(page)?.[1] ?? '';
  expect(JSON.parse(source)).toBe(clickTag);
  expect(page.replace(source, '')).not.toMatch(/https?:|\/\//);
});
