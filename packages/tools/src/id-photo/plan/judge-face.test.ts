import type { Face } from '@adwright/domain/engines/pictures.ts';
import { expect, it } from 'vitest';
import { judgeFace } from './judge-face.ts';

const at = { x: 0, y: 0 };
const face: Face = {
  box: { x: 0, y: 0, width: 100, height: 120 },
  score: 1,
  mesh: new Float32Array(),
  landmarks: { leftEye: at, rightEye: at, noseTip: at, mouthLeft: at, mouthRight: at, foreheadTop: at, chin: at },
  pose: { roll: 3, yaw: -4, pitch: -8 },
  eyesOpen: { left: 0.4, right: 0.38 },
  mouthOpen: 0.05,
  age: null,
};
const posed = (pose: Partial<Face['pose']>): Face => ({ ...face, pose: { ...face.pose, ...pose } });

it('takes the one face that looks into the camera, a little tilted or not', () => {
  expect(judgeFace([face])).toBe(face);
  expect(judgeFace([posed({ roll: -15 })]).pose.roll).toBe(-15);
});

it.each([
  ['face_not_found', []],
  ['faces_several', [face, face]],
  ['eyes_closed', [{ ...face, eyesOpen: { left: 0.35, right: 0.15 } }]],
  ['face_tilted', [posed({ roll: 24 })]],
  ['face_turned', [posed({ yaw: 22 })]],
  ['face_turned', [posed({ pitch: 20 })]],
] as const)('refuses with %s', (code, faces) => {
  expect(() => judgeFace(faces)).toThrow(expect.objectContaining({ code }));
});
