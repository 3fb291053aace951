import type { Face } from '@adwright/domain/engines/pictures.ts';
import type { Check } from '../contract.ts';
import type { DocumentRule } from './documents.ts';
import { type Measures, pixelsPerMillimetre } from './fit.ts';
import { levelPitch } from './judge-face.ts';

/** What was found out about the finished file; faces and pixels are measured in it again. */
export type Finished = {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly bytes: number;
  readonly fit: Measures;
  /** The face as it is found in the finished photo; null when it is not found there again. */
  readonly face: Pick<Face, 'landmarks' | 'pose' | 'eyesOpen' | 'mouthOpen'> | null;
  /** Share by which the halves of the face differ in brightness. */
  readonly uneven: number;
  /** The farthest that the background at the edges is from its colour, as a share of the full range. */
  readonly off: number;
  /** Pixels of the photo for each pixel of the file. */
  readonly sharpness: number;
};

type State = Check['state'];

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

function ranged(
  id: Check['id'],
  unit: Check['unit'],
  measured: number,
  range: { min?: number | undefined; max?: number | undefined },
  otherwise: State = 'bad',
): Check {
  const [min, max] = [range.min ?? null, range.max ?? null];
  // What is shown as inside the rule must count as inside it.
  const shown = round(measured, unit === 'KB' || unit === 'px' || unit === 'dpi' ? 0 : 1);
  const inside = (min === null || shown >= round(min)) && (max === null || shown <= round(max));
  const limit = (value: number | null): number | null => (value === null ? null : round(value));
  const state = inside ? 'good' : otherwise;
  return { id, unit, measured: shown, min: limit(min), max: limit(max), state, assumed: false };
}

/** Every check on its own, with the number that was measured beside the number that is allowed. */
export function checkPhoto(rule: DocumentRule, finished: Finished): Check[] {
  return [...fileChecks(rule, finished), ...placeChecks(rule, finished), ...personChecks(finished)];
}

function fileChecks(rule: DocumentRule, { width, height, dpi, bytes, off, sharpness }: Finished): Check[] {
  const { pixels } = rule;
  const right = width === pixels.width && height === pixels.height;
  const size = ranged('pixels', 'px', height, { min: pixels.height, max: pixels.height });
  const weight = rule.file ?? undefined;
  return [
    { ...size, state: right ? 'good' : 'bad' },
    ranged('dpi', 'dpi', dpi, { min: rule.dpi, max: rule.dpi }),
    ranged('weight', 'KB', Math.ceil(bytes / 1024), { min: weight?.min || undefined, max: weight?.max }),
    ranged('background', 'percent', off * 100, { max: 3 }),
    ranged('sharpness', 'times', sharpness, { min: 1 }, sharpness < 0.6 ? 'bad' : 'warn'),
  ];
}

/** Nobody's own number, but what looks wrong to a clerk. */
const offCentre = 0.04;

function placeChecks(rule: DocumentRule, { fit, face }: Finished): Check[] {
  const assumed = (which: 'head' | 'eyes'): { assumed: boolean; soft: State } =>
    rule.assumed.includes(which) ? { assumed: true, soft: 'warn' } : { assumed: false, soft: 'bad' };
  const [head, eyes] = [assumed('head'), assumed('eyes')];
  const found = face === null ? null : eyesOf(face);
  const above = found === null ? fit.eyes : (rule.pixels.height - found.y) / pixelsPerMillimetre(rule);
  const aside = found === null ? fit.aside : (found.x - rule.pixels.width / 2) / pixelsPerMillimetre(rule);
  const room = rule.millimetres.width * offCentre;
  return [
    { ...ranged('head', 'mm', fit.head, rule.head, head.soft), assumed: head.assumed },
    { ...ranged('eyes', 'mm', above, rule.eyes, eyes.soft), assumed: eyes.assumed },
    ranged('top', 'mm', fit.top, { min: 0.5 }, 'warn'),
    ranged('centre', 'mm', Math.abs(aside), { max: room }, 'warn'),
    { ...ranged('whole', 'percent', fit.whole ? 100 : 0, { min: 100 }) },
  ];
}

function personChecks({ face, uneven }: Finished): Check[] {
  const light = ranged('light', 'percent', uneven * 100, { max: 25 }, 'warn');
  if (face === null) return [light];
  const { leftEye, rightEye } = face.landmarks;
  const tilt = (Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x) * 180) / Math.PI;
  const turned = Math.max(Math.abs(face.pose.yaw), Math.abs(face.pose.pitch - levelPitch) - 5);
  const open = Math.min(face.eyesOpen.left, face.eyesOpen.right) * 100;
  return [
    ranged('tilt', 'degree', Math.abs(tilt), { max: 3 }, 'warn'),
    ranged('turn', 'degree', turned, { max: 8 }, 'warn'),
    ranged('eyes-open', 'percent', open, { min: 26 }, 'warn'),
    ranged('mouth', 'percent', face.mouthOpen * 100, { max: 12 }, 'warn'),
    light,
  ];
}

function eyesOf({ landmarks }: NonNullable<Finished['face']>): { x: number; y: number } {
  const { leftEye, rightEye } = landmarks;
  return { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 };
}
