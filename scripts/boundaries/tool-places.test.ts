import { expect, it } from 'vitest';
import { placeProblems } from './tool-places.ts';

const at = (path: string) => `packages/tools/src/${path}`;
const value = (specifier: string) => [{ specifier, lazy: false, typeOnly: false }];
const type = (specifier: string) => [{ specifier, lazy: false, typeOnly: true }];

it.each([
  ['poster/plan/plan.ts', value('./sizes.ts')],
  ['poster/plan/plan.ts', value('../../kit/qr/plan/symbol.ts')],
  ['poster/plan/plan.ts', value('@adwright/studio/placements.ts')],
  ['poster/plan/plan.ts', value('@adwright/vision/pure/boxes.ts')],
  ['poster/plan/plan.ts', type('@adwright/domain/engines/pictures.ts')],
  ['poster/contract.ts', value('./plan/sizes.ts')],
  ['poster/node/job.ts', value('node:fs/promises')],
  ['poster/node/job.ts', value('../contract.ts')],
  ['poster/node/job.ts', type('../../tool.ts')],
  ['poster/screen/form.tsx', value('@adwright/ui/button.tsx')],
  ['poster/screen/form.tsx', value('@adwright/creative-view/creative-canvas.tsx')],
  ['kit/preset-ads/plan/animate.test.ts', value('../../../gif-banner/contract.ts')],
  ['registry.ts', value('./poster/contract.ts')],
])('lets %s import %j', (file, imports) => {
  expect(placeProblems(at(file), imports)).toEqual([]);
});

it.each([
  ['poster/plan/plan.ts', type('../screen/fields.ts'), 'plan/ must not import screen/'],
  ['poster/plan/plan.ts', type('../node/sprite.ts'), 'plan/ must not import node/'],
  ['poster/contract.ts', value('./node/job.ts'), 'plan/ must not import node/'],
  ['poster/plan/plan.ts', value('@adwright/domain/engines/engines.ts'), 'plan/ must not import domain'],
  ['poster/plan/plan.ts', value('@adwright/vision/cut-out/cut-out.ts'), 'plan/ must not import vision'],
  ['poster/plan/plan.ts', value('sharp'), 'plan/ must not import what only Node has'],
  ['poster/plan/plan.ts', value('react'), 'plan/ must not import what only a browser needs'],
  ['poster/node/job.ts', type('../screen/fields.ts'), 'node/ must not import screen/'],
  ['poster/node/job.ts', value('@adwright/ui/button.tsx'), 'node/ must not import ui'],
  ['poster/screen/form.tsx', type('../node/job.ts'), 'screen/ must not import node/'],
  ['poster/screen/form.tsx', value('node:fs'), 'screen/ must not import what only Node has'],
  ['poster/screen/form.tsx', value('@napi-rs/canvas'), 'screen/ must not import what only Node has'],
  ['poster/screen/form.tsx', value('../../banner/plan/sizes.ts'), 'poster must not import banner'],
  ['kit/qr/plan/symbol.ts', type('../../../poster/contract.ts'), 'a kit must not import the tool poster'],
  ['kit/qr/plan/symbol.ts', type('../../form/screen/tool-host.ts'), 'plan/ must not import screen/'],
])('says why %s must not import %j', (file, imports, reason) => {
  expect(placeProblems(at(file), imports)).toEqual([`${at(file)}: ${reason} (${imports[0]?.specifier})`]);
});
