/** In the place of the real models: cutting out takes a while, looking takes none. */
import { serveModels } from '@adwright/model-host/serve-models.ts';
import { setTimeout as sleep } from 'node:timers/promises';

serveModels({
  cutOut: async () => {
    await sleep(300);
    return { picture: { bytes: new Uint8Array(1) }, subject: null };
  },
  inspect: () => ({ safe: true }),
});
