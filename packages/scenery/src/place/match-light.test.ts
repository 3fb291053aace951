import { expect, it } from 'vitest';
import { drawProductPlace, type ProductPlace } from './draw-product-place.ts';
import { makeCanvas, plain, post } from './testing/post.ts';
import { testPlace } from './testing/test-place.ts';

const frame = { width: 400, height: 500 };
const grey = post('#808080', 150);
const dim = { ...testPlace, light: [1, 1, 1], key: { to: [0, 0, 1], angularDeg: 170 } } as const;

/** The colour of a matched grey product at shares of its width and height. */
function matched(order: Partial<ProductPlace>) {
  const made = makeCanvas(frame.width, frame.height);
  const pictures = { plate: plain('#c0c0c0'), shade: plain('#c0c0c0') };
  const whole = { place: dim, pictures, cutout: grey, light: -0.8, match: true, ...order };
  const at = drawProductPlace(made, frame, whole, makeCanvas);
  return (across: number, down: number): readonly [number, number, number] => {
    const { data } = made.getImageData(
      Math.round(at.x + across * (at.width - 1)),
      Math.round(at.y + down * at.height),
      1,
      1,
    );
    return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
  };
}

/** A dark room with a lamp on each side. */
function lamps(left: string, right: string): CanvasImageSource {
  const made = makeCanvas(400, 500);
  made.fillStyle = '#101010';
  made.fillRect(0, 0, 400, 500);
  made.fillStyle = left;
  made.fillRect(60, 100, 30, 200);
  made.fillStyle = right;
  made.fillRect(310, 100, 30, 200);
  return made.canvas;
}

it('takes on little of a light without colour, and much of a coloured one', () => {
  const [red, , blue] = matched({})(0.5, 0.4);
  expect(Math.abs(red - blue)).toBeLessThan(3);
  const [warm, , cold] = matched({ place: { ...dim, light: [1.5, 0.9, 0.5] } })(0.5, 0.4);
  expect(warm - cold).toBeGreaterThan(30);
});

it('is as dark as what is around it', () => {
  const dark = { plate: plain('#303030'), shade: plain('#303030') };
  expect(matched({})(0.5, 0.4)[1] - matched({ pictures: dark })(0.5, 0.4)[1]).toBeGreaterThan(15);
});

it('has a rim on each side in the colour of the lamps there', () => {
  const plate = lamps('#20d0ff', '#ff8020');
  const at = matched({ pictures: { plate, shade: plate } });
  const [left, middle, right] = [at(0.02, 0.5), at(0.5, 0.5), at(0.98, 0.5)];
  expect(left[2] - middle[2]).toBeGreaterThan(15);
  expect(left[2]).toBeGreaterThan(left[0] + 10);
  expect(right[0] - middle[0]).toBeGreaterThan(15);
  expect(right[0]).toBeGreaterThan(right[2] + 10);
});

it('has no rim where it stands in the sun and something else shines', () => {
  const plate = lamps('#20d0ff', '#ff8020');
  const sunny = { ...dim, key: { to: [-0.6, -0.75, 0.28], angularDeg: 1 } } as const;
  const at = matched({ place: sunny, pictures: { plate, shade: plate } });
  expect(Math.abs(at(0.98, 0.5)[0] - at(0.9, 0.5)[0])).toBeLessThan(6);
});

it('is darker in front with the light behind it, and brighter along the edge that faces it', () => {
  const pictures = { plate: plain('#c0c0c0'), shade: plain('#606060') };
  const lit = (to: readonly [number, number, number]) =>
    matched({ pictures, place: { ...dim, key: { to, angularDeg: 1 } } });
  const [behind, front] = [lit([-0.6, 0.75, 0.28]), lit([-0.6, -0.75, 0.28])];
  expect(front(0.5, 0.5)[1] - behind(0.5, 0.5)[1]).toBeGreaterThan(20);
  expect(behind(0.02, 0.5)[1] - behind(0.5, 0.5)[1]).toBeGreaterThan(25);
});

it('stands in the shade where the light does not reach the ground', () => {
  const shaded = makeCanvas(400, 500);
  shaded.drawImage(plain('#606060'), 0, 0);
  const plate = makeCanvas(400, 500);
  plate.drawImage(plain('#c0c0c0'), 0, 0);
  const place = { ...dim, key: { to: [-0.6, 0.3, 0.74], angularDeg: 1 } } as const;
  const open = matched({ place, pictures: { plate: plate.canvas, shade: shaded.canvas } })(0.5, 0.8)[1];
  // Leaves keep the light from everything about the foot, not from the rest of the ground.
  plate.fillStyle = '#606060';
  plate.fillRect(100, 300, 200, 110);
  const hidden = matched({ place, pictures: { plate: plate.canvas, shade: shaded.canvas } })(0.5, 0.8)[1];
  expect(open - hidden).toBeGreaterThan(15);
});
