import { avatarFramings } from '@adwright/contract/avatar/avatar.ts';
import { describe, expect, it } from 'vitest';
import { type Figure, framePerson } from './frame-person.ts';

const frame = { width: 1080, height: 1350 };
const free = { left: false, right: false, top: false };
const built: Figure = {
  size: { width: 960, height: 1200 },
  body: { x: 100, y: 80, width: 760, height: 1120 },
  face: { x: 400, y: 180, width: 170, height: 220 },
  cut: free,
};
/** A selfie: the face is large, and shoulders end at the edges. */
const tight: Figure = {
  size: { width: 800, height: 800 },
  body: { x: 0, y: 0, width: 800, height: 800 },
  face: { x: 220, y: 140, width: 360, height: 460 },
  cut: { left: true, right: true, top: true },
};

describe.each(avatarFramings)('%s', (framing) => {
  it('stands on the lower edge', () => {
    for (const figure of [built, tight]) {
      const at = framePerson(figure, frame, framing);
      const scale = at.width / figure.size.width;
      expect(at.y + (figure.body.y + figure.body.height) * scale).toBeGreaterThanOrEqual(frame.height - 0.01);
    }
  });

  it('shows no edge at which the photo cut somebody off', () => {
    const at = framePerson(tight, frame, framing);
    expect(at.x).toBeLessThanOrEqual(0);
    expect(at.y).toBeLessThanOrEqual(0);
    expect(at.x + at.width).toBeGreaterThanOrEqual(frame.width - 0.01);
  });

  it('keeps the face about the middle', () => {
    const at = framePerson(built, frame, framing);
    const scale = at.width / built.size.width;
    expect(at.x + (built.face.x + built.face.width / 2) * scale).toBeCloseTo(frame.width / 2);
  });
});

it('never shows more of somebody by coming closer, however little of them there is', () => {
  const short: Figure = { ...built, size: { width: 960, height: 700 }, body: { ...built.body, height: 620 } };
  const [close, bust, waist] = avatarFramings.map((framing) => framePerson(short, frame, framing).width);
  expect(close).toBeGreaterThanOrEqual(bust ?? 0);
  expect(bust).toBeGreaterThanOrEqual(waist ?? 0);
});

it('comes closer from waist to bust to face', () => {
  const [close, bust, waist] = avatarFramings.map((framing) => framePerson(built, frame, framing).width);
  expect(close).toBeGreaterThan(bust ?? 0);
  expect(bust).toBeGreaterThan(waist ?? 0);
});
