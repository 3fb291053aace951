import type { Face } from '@adwright/domain/engines/pictures.ts';
import { decodeRgb, openPicture } from '../picture/decode.ts';
import { type Human, type HumanFace, openHuman, type TensorLike } from '../runtime/tensor-runtime.ts';
import { describeFace } from './describe-face.ts';

/** The mesh comes in whole pixels, so a small picture is enlarged; the networks work on far fewer anyway. */
const side = 1280;

/** Below this the mesh is drawn over something that is no face. */
const surely = 0.6;

export async function findFaces(bytes: Uint8Array): Promise<Face[]> {
  const { picture, width, height } = await openPicture(bytes);
  const scale = side / Math.max(width, height);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const { data } = await decodeRgb(picture, size);
  const human = await openHuman();
  const input = human.tf.tensor(data, [1, size.height, size.width, 3], 'int32');
  try {
    return (await detect(human, input))
      .filter((face) => face.mesh.length === 478 && face.score >= surely)
      .map((face) => ({
        ...describeFace(meshInPixels(face), Math.min(face.score, 1), width / size.width),
        age: face.age ?? null,
      }))
      .sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  } finally {
    human.tf.dispose(input);
  }
}

/**
 * The package mirrors both eyes for the network that finds lids and irises, and mirrors back only what it reads of one:
 * the eye on the viewer's left would lie inside out. Looked at without mirroring, that one is right and the other wrong.
 */
async function detect(human: Human, input: TensorLike): Promise<HumanFace[]> {
  const mirrored = await facesIn(human, input);
  if (mirrored.length === 0) return [];
  const { kernels } = human.env;
  human.env.kernels = kernels.filter((name) => name !== 'flipleftright');
  try {
    const plain = await facesIn(human, input);
    return mirrored.map((face, i) => ({ ...face, mesh: joined(face.mesh, plain[i]?.mesh) }));
  } finally {
    human.env.kernels = kernels;
  }
}

async function facesIn(human: Human, input: TensorLike): Promise<readonly HumanFace[]> {
  const { face, error } = await human.detect(input);
  if (error) throw new Error(error);
  return face;
}

/** The viewer's left half of `plain`, told by the side of the line from the forehead to the chin. */
function joined(mesh: HumanFace['mesh'], plain: HumanFace['mesh'] | undefined): HumanFace['mesh'] {
  const [top, chin] = [mesh[10], mesh[152]];
  if (!plain || plain.length !== mesh.length || !top || !chin) return mesh;
  return mesh.map((point, i) => {
    const across = (point[0] - top[0]) * (chin[1] - top[1]) - (point[1] - top[1]) * (chin[0] - top[0]);
    return across < 0 ? (plain[i] ?? point) : point;
  });
}

function meshInPixels({ mesh, box }: HumanFace): [number, number, number][] {
  const depth = Math.max(box[2], box[3]) / 256;
  return mesh.map(([x, y, z]) => [x + 0.5, y + 0.5, z * depth]);
}
