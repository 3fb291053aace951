import { parentPort, workerData } from 'node:worker_threads';
import { renderTrack } from '@adwright/sound/music/render-track.ts';
import type { Track } from '@adwright/sound/music/track.ts';
import { encodeWav } from '@adwright/sound/wav.ts';
import { giveWay } from '../process/give-way.ts';

giveWay('pictures');

/** Playing a piece takes seconds: a thread that serves others does not do it. */
parentPort?.postMessage(encodeWav(renderTrack(workerData as Track)));
