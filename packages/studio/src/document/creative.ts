import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { creativeSteps } from '../creative/migrate.ts';
import { parseCreative } from '../creative/parse.ts';
import { documentVersions } from './versions.ts';

/** A creative says its own version as well: a step that left it behind would be taken twice. */
const steps = Object.fromEntries(
  Object.entries(creativeSteps).map(([version, step]) => [
    version,
    (body: JsonObject): JsonObject => ({ ...step(body), version: Number(version) + 1 }),
  ]),
);

/** One picture or video, layer by layer. Its versions are the creative's own. */
export const creative = {
  version: documentVersions.creative,
  steps,
  problems(body: JsonObject) {
    const parsed = parseCreative(body);
    return parsed.ok ? [] : parsed.problems.map((message) => ({ path: '', message }));
  },
};
