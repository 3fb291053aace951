import { Creative } from './creative.ts';
import type { Layer } from './layer.ts';
import { limits } from './limits.ts';
import { migrateCreative } from './migrate.ts';
import { durationOf } from './timeline.ts';

export type ParsedCreative = { ok: true; creative: Creative } | { ok: false; problems: readonly string[] };

/**
 * The only door for documents from outside. It answers with a valid creative or with plain reasons,
 * never throws, and costs little for hostile input: size and depth are looked at before the schema is.
 */
export function parseCreative(input: unknown): ParsedCreative {
  const value = typeof input === 'string' ? readJson(input) : { json: input };
  if ('problem' in value) return refuse(value.problem);
  const shape = checkShape(value.json);
  if (shape) return refuse(shape);
  if (!isRecord(value.json)) return refuse('a creative is an object');
  const parsed = Creative.safeParse(migrateCreative(value.json));
  if (!parsed.success) {
    return refuse(
      ...parsed.error.issues.slice(0, 20).map((issue) => `${issue.path.join('.') || 'creative'}: ${issue.message}`),
    );
  }
  const problems = crossCheck(parsed.data);
  return problems.length > 0 ? refuse(...problems) : { ok: true, creative: parsed.data };
}

function refuse(...problems: string[]): ParsedCreative {
  return { ok: false, problems };
}

function readJson(text: string): { json: unknown } | { problem: string } {
  if (text.length > limits.jsonLength) return { problem: `a creative has at most ${limits.jsonLength} characters` };
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { problem: 'not valid JSON' };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Walks with its own stack: recursion is what a deeply nested document attacks. */
function checkShape(root: unknown): string | undefined {
  const stack: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  let values = 0;
  let characters = 0;
  for (let item = stack.pop(); item; item = stack.pop()) {
    values += 1;
    if (values > 200_000) return 'the creative has too many values';
    if (typeof item.value === 'string') characters += item.value.length;
    if (characters > limits.jsonLength) return `a creative has at most ${limits.jsonLength} characters`;
    if (typeof item.value !== 'object' || item.value === null) continue;
    if (item.depth > limits.depth * 4) return 'the creative is nested too deeply';
    for (const value of Object.values(item.value)) stack.push({ value, depth: item.depth + 1 });
  }
  return undefined;
}

type Tally = {
  layers: number;
  characters: number;
  depth: number;
  ids: Set<string>;
  assets: Set<string>;
  problems: string[];
};

function tallyLayers(layers: readonly Layer[], depth: number, tally: Tally): void {
  tally.depth = Math.max(tally.depth, depth);
  for (const layer of layers) {
    tally.layers += 1;
    if (tally.ids.has(layer.id)) tally.problems.push(`layer id ${layer.id} is used twice`);
    tally.ids.add(layer.id);
    if (layer.kind === 'text') tally.characters += layer.text.length;
    if (layer.kind === 'captions') tally.characters += layer.words.reduce((sum, word) => sum + word.text.length, 0);
    if (layer.kind === 'image' || layer.kind === 'video' || layer.kind === 'presenter') tally.assets.add(layer.asset);
    if (layer.kind === 'group') tallyLayers(layer.children, depth + 1, tally);
  }
}

function crossCheck(creative: Creative): string[] {
  const tally: Tally = { layers: 0, characters: 0, depth: 0, ids: new Set(), assets: new Set(), problems: [] };
  for (const scene of creative.scenes) tallyLayers(scene.layers, 1, tally);
  tallyLayers(creative.overlay, 1, tally);
  for (const clip of creative.audio) tally.assets.add(clip.asset);
  const problems = tally.problems.slice(0, 5);
  if (creative.width * creative.height > limits.area) problems.push(`the frame has more than ${limits.area} pixels`);
  if (durationOf(creative) > limits.seconds) problems.push(`the video is longer than ${limits.seconds} s`);
  if (creative.kind === 'picture' && creative.scenes.length !== 1) problems.push('a picture has exactly one scene');
  if (tally.layers > limits.layers) problems.push(`more than ${limits.layers} layers`);
  if (tally.depth > limits.depth) problems.push(`groups nested deeper than ${limits.depth}`);
  if (tally.characters > limits.totalText) problems.push(`more than ${limits.totalText} characters of text`);
  if (Object.keys(creative.assets).length > limits.assets) problems.push(`more than ${limits.assets} assets`);
  for (const asset of tally.assets)
    if (!Object.hasOwn(creative.assets, asset)) problems.push(`asset ${asset} is not listed`);
  const { safe } = creative;
  if (safe.left + safe.right >= creative.width || safe.top + safe.bottom >= creative.height)
    problems.push('the safe zone is empty');
  return problems;
}
