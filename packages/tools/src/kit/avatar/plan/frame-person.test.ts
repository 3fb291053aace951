import { expect, it } from 'vitest';
import { ratios, frameOfRatio } from '../../film/plan/ratios.ts';
import { cover, framePerson, frameRoom } from './frame-person.ts';

/** From the head to the waist, as built-in people are. */
const picture = { width: 960, height: 1200 };
const face = { x: 330, y: 220, width: 300, height: 380 };

it.each(ratios)('stands somebody on the foot of %s, with air above the hair and the face in the middle', (ratio) => {
  const frame = frameOfRatio(ratio);
  const crop = framePerson(frame, picture, face);
  const scale = frame.width / crop.width;
  expect(frame.height / crop.height).toBeCloseTo(scale, 6);
  expect(crop.y + crop.height).toBeLessThanOrEqual(picture.height + 1e-6);
  const hair = (face.y - face.height * 0.42 - crop.y) * scale;
  expect(hair / frame.height).toBeGreaterThan(0.05);
  expect(hair / frame.height).toBeLessThan(0.26);
  expect((face.x + face.width / 2 - crop.x) * scale).toBeCloseTo(frame.width / 2, 3);
  expect((face.height * scale) / frame.height).toBeGreaterThan(0.15);
});

it('lets somebody stand aside, and behind what stands in front', () => {
  const frame = frameOfRatio('9:16');
  const crop = framePerson(frame, picture, face, { side: 0.3, foot: 1100 });
  const scale = frame.width / crop.width;
  expect((face.x + face.width / 2 - crop.x) * scale).toBeCloseTo(frame.width * 0.3, 3);
  expect((picture.height - crop.y) * scale).toBeGreaterThanOrEqual(1100 - 1e-6);
  expect((face.y + face.height - crop.y) * scale).toBeLessThan(800);
});

it('shows of a place the room and not the table', () => {
  const part = frameRoom(frameOfRatio('9:16'), { width: 1600, height: 2000 });
  expect(part.y + part.height).toBeLessThanOrEqual(1060);
  expect(part.width / part.height).toBeCloseTo(9 / 16, 2);
  expect(cover({ width: 100, height: 100 }, { x: 0, y: 0, width: 300, height: 200 })).toEqual({
    x: 50,
    y: 0,
    width: 200,
    height: 200,
  });
});
