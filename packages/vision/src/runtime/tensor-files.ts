/** TensorFlow's own two doors for whoever keeps files elsewhere than on the web: its platform, and routers of models. */
import { readFile } from 'node:fs/promises';

type ModelDescription = object;
type WeightsManifest = readonly { readonly paths: readonly string[]; readonly weights: readonly object[] }[];
type LoadHandler = { load(): Promise<object> };

export type ReadsFiles = {
  env(): { readonly platform: { fetch(address: string): Promise<Response> } };
  readonly io: {
    registerLoadRouter(router: (address: unknown) => LoadHandler | null): void;
    getModelArtifactsForJSON(
      model: ModelDescription,
      load: (manifest: WeightsManifest) => Promise<[object[], ArrayBuffer]>,
    ): Promise<object>;
  };
};

export function readFilesFromDisk(tf: ReadsFiles): void {
  tf.env().platform.fetch = async (address) => new Response(await readFile(new URL(address)));
  tf.io.registerLoadRouter((address) =>
    typeof address === 'string' && address.startsWith('file:') ? { load: () => readModel(tf, new URL(address)) } : null,
  );
}

async function readModel(tf: ReadsFiles, address: URL): Promise<object> {
  const model = JSON.parse(await readFile(address, 'utf8')) as ModelDescription;
  return tf.io.getModelArtifactsForJSON(model, async (manifest) => {
    const paths = manifest.flatMap((group) => group.paths);
    const data = Buffer.concat(await Promise.all(paths.map((path) => readFile(new URL(path, address)))));
    const weights = data.buffer.slice(data.byteOffset, data.byteOffset + data.length);
    return [manifest.flatMap((group) => group.weights), weights];
  });
}
