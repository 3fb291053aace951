export type ReadSigns = { readonly text: string; readonly confidence: number };

/**
 * The likeliest sign of each column, without repeats: the network writes a sign for as long as it sees it, and nothing
 * (number 0) between two that are the same.
 */
export function decodeSigns(chances: Float32Array, signs: readonly string[]): ReadSigns {
  const count = signs.length;
  let [text, sum, read, last] = ['', 0, 0, 0];
  for (let column = 0; (column + 1) * count <= chances.length; column += 1) {
    let best = 0;
    for (let sign = 1; sign < count; sign += 1)
      if ((chances[column * count + sign] ?? 0) > (chances[column * count + best] ?? 0)) best = sign;
    if (best !== 0 && best !== last) {
      text += signs[best] ?? '';
      sum += chances[column * count + best] ?? 0;
      read += 1;
    }
    last = best;
  }
  return { text: text.trim(), confidence: read === 0 ? 0 : sum / read };
}
