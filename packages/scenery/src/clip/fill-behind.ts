import type { MakeCanvas } from '../stage.ts';

/** The smallest copy that is filled from: four pixels of surroundings are enough for what lies in the middle of a hole. */
const least = 4;

/**
 * A photo without its product: what is behind it is guessed from what is around it, coarse in the middle and fine at
 * the edge. The product stands before it again and moves a little, so that only the edge is ever seen.
 */
export function fillBehind(
  photo: CanvasRenderingContext2D,
  product: CanvasRenderingContext2D,
  makeCanvas: MakeCanvas,
): CanvasRenderingContext2D {
  const { width, height } = photo.canvas;
  const holed = makeCanvas(width, height);
  holed.drawImage(photo.canvas, 0, 0);
  holed.globalCompositeOperation = 'destination-out';
  // A little more than the product: light from it lies on its surroundings, and its edge is half transparent.
  const grow = Math.max(2, Math.min(width, height) * 0.012);
  for (let step = 0; step < 12; step += 1) {
    const angle = (step * Math.PI) / 6;
    holed.drawImage(product.canvas, Math.cos(angle) * grow, Math.sin(angle) * grow, width, height);
  }
  holed.drawImage(product.canvas, 0, 0, width, height);
  const filled = makeCanvas(width, height);
  filled.imageSmoothingQuality = 'high';
  const copies = smallerCopies(holed, makeCanvas).reverse();
  // However little is known, nothing stays transparent: the coarsest copy covers what a mere ground would tint.
  filled.fillStyle = '#808080';
  filled.fillRect(0, 0, width, height);
  const [coarsest] = copies;
  if (coarsest) for (let time = 0; time < 4; time += 1) filled.drawImage(coarsest.canvas, 0, 0, width, height);
  for (const copy of copies) filled.drawImage(copy.canvas, 0, 0, width, height);
  filled.drawImage(holed.canvas, 0, 0);
  return filled;
}

/** Each half as large as the one before. Halving mixes what is known into what is not, and leaves a smaller hole. */
function smallerCopies(picture: CanvasRenderingContext2D, makeCanvas: MakeCanvas): CanvasRenderingContext2D[] {
  const copies: CanvasRenderingContext2D[] = [];
  let from = picture;
  while (Math.min(from.canvas.width, from.canvas.height) > least) {
    const to = makeCanvas(Math.ceil(from.canvas.width / 2), Math.ceil(from.canvas.height / 2));
    to.imageSmoothingQuality = 'medium';
    // Drawn several times, what is half there becomes solid: no pale rim is carried up.
    for (let time = 0; time < 4; time += 1) to.drawImage(from.canvas, 0, 0, to.canvas.width, to.canvas.height);
    copies.push(to);
    from = to;
  }
  return copies;
}
