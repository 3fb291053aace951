type Ratio = `${number}:${number}`;

/** The shape of a list that is most like the wanted one. */
export function nearestRatio<Known extends Ratio>(
  width: number,
  height: number,
  known: readonly [Known, ...Known[]],
): Known {
  const wanted = Math.log(width / height);
  const distance = (ratio: Ratio) => Math.abs(Math.log(valueOf(ratio)) - wanted);
  return known.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}

function valueOf(ratio: Ratio): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}
