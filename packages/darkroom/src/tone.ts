import { blurPlane, clamp, eachPlane, type Planes, type Size } from './planes.ts';

export type Grade = {
  readonly exposure: number;
  readonly power: number;
  readonly saturation: number;
  /** How much of the light's colour a photographer's white balance takes out; none if not given. */
  readonly balance?: number;
};
/** What becomes black and what becomes white. */
export type Levels = { readonly black: number; readonly white: number };

/** B. Wrensch's fit of AgX: bright light loses its colour instead of breaking into bands. */
function agx(x: number): number {
  const [x2, x4] = [x * x, x ** 4];
  return 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232;
}

function expose(value: number, power: number): number {
  return clamp(agx(clamp((Math.log2(Math.max(value, 1e-10)) + 12.47393) / 16.5, 0, 1)), 0, 1) ** power;
}

/** As if the camera were set for light of this colour, by the share of the grade; as bright as before. */
export function balanced(light: Planes, { balance = 0 }: Grade, colour: readonly [number, number, number]): Planes {
  if (balance === 0) return light;
  const gains = colour.map((channel) => channel ** -balance);
  const [red = 1, green = 1, blue = 1] = gains.map((gain, channel) => gain * (colour[channel] ?? 1));
  const bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return light.map((plane, channel) =>
    plane.map((value) => (value * (gains[channel] ?? 1)) / bright),
  ) as unknown as Planes;
}

/** Linear light as a lens and a print show it: interleaved RGB, 0 to 1, encoded for a screen. */
export function toneMap([red, green, blue]: Planes, { exposure, power, saturation }: Grade): Float32Array {
  const gain = 2 ** exposure;
  const made = new Float32Array(red.length * 3);
  for (let at = 0; at < red.length; at += 1) {
    const [r, g, b] = [(red[at] ?? 0) * gain, (green[at] ?? 0) * gain, (blue[at] ?? 0) * gain];
    let R = expose(0.842479062253094 * r + 0.0784335999999992 * g + 0.0792237451477643 * b, power);
    let G = expose(0.0423282422610123 * r + 0.878468636469772 * g + 0.0791661274605434 * b, power);
    let B = expose(0.0423756549057051 * r + 0.0784336 * g + 0.879142973793104 * b, power);
    const grey = 0.2126 * R + 0.7152 * G + 0.0722 * B;
    [R, G, B] = [R, G, B].map((value) => grey + saturation * (value - grey)) as [number, number, number];
    made[3 * at] = clamp(1.19687900512017 * R - 0.0980208811401368 * G - 0.0990297440797205 * B, 0, 1);
    made[3 * at + 1] = clamp(-0.0528968517574562 * R + 1.15190312990417 * G - 0.0989611768448433 * B, 0, 1);
    made[3 * at + 2] = clamp(-0.0529716355144438 * R - 0.0980434501171241 * G + 1.15107367264116 * B, 0, 1);
  }
  return made;
}

/** AgX leaves paper white at about .85. Stretched until white is white; the shade has to get the plate's own levels. */
export function levelsOf(picture: Float32Array): Levels {
  const light: number[] = [];
  for (let at = 0; at < picture.length; at += 51)
    light.push(0.2126 * (picture[at] ?? 0) + 0.7152 * (picture[at + 1] ?? 0) + 0.0722 * (picture[at + 2] ?? 0));
  light.sort((one, other) => one - other);
  const black = Math.min(0.06, (light[Math.floor(light.length * 0.003)] ?? 0) * 0.8);
  return { black, white: Math.max(light[Math.floor(light.length * 0.99)] ?? 1, black + 0.74) };
}

const shoulder = 0.8;

export function stretch(picture: Float32Array, { black, white }: Levels): Float32Array {
  return picture.map((value) => {
    const level = clamp((value - black) / (white - black), 0, 1);
    if (level <= shoulder) return level;
    const over = (1 - Math.exp((-(level - shoulder) / (1 - shoulder)) * 1.6)) / (1 - Math.exp(-1.6));
    return shoulder + (1 - shoulder) * over * 0.985;
  });
}

/** What bright light does inside a lens. */
export function bloom(light: Planes, size: Size, amount = 0.04): Planes {
  return eachPlane(light, (plane) => {
    const capped = plane.map((value) => Math.min(value, 30));
    const [near, far] = [0.008, 0.035].map((share) => blurPlane(capped, size, size.width * share)) as [
      Float32Array,
      Float32Array,
    ];
    return plane.map((value, at) => value * (1 - amount) + amount * (0.6 * (near[at] ?? 0) + 0.4 * (far[at] ?? 0)));
  });
}
