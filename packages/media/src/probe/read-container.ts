/**
 * Reads what a container says of itself, in the browser and in Node alike, from the few parts of the file that say it.
 * It decodes nothing: a file that passes here may still hold pictures that nobody can decode.
 */
import type { AudioFacts, MediaFacts, VideoFacts } from '@adwright/domain/engines/media.ts';
import {
  EncodedPacketSink,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  type Source,
  WAVE,
  WEBM,
} from 'mediabunny';
import { mediaLimits } from '../media-limits.ts';
import { MediaFaultError } from './media-fault.ts';

/** One by one: playlists, which name other files, are not among them. */
const formats = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG, FLAC];

/** Enough frames to tell a variable rate from a steady one. */
const framesLookedAt = 240;
/** Whole milliseconds make a steady rate look a little uneven; a frame left out doubles its distance. */
const uneven = 1.5;

/** Null for a container that is not read here, which another program may know. */
export async function readContainer(source: Source): Promise<MediaFacts | null> {
  const input = new Input({ source, formats });
  try {
    if (!(await input.canRead())) return null;
    return await factsOf(input);
  } catch (error) {
    if (error instanceof MediaFaultError) throw error;
    throw new MediaFaultError('unreadable', error instanceof Error ? error.message : String(error), { cause: error });
  } finally {
    input.dispose();
  }
}

async function factsOf(input: Input): Promise<MediaFacts> {
  const tracks = await input.getTracks();
  if (tracks.length > mediaLimits.tracks) throw new MediaFaultError('unreadable', `${tracks.length} tracks`);
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  const read = [video, audio].filter((track) => track !== null);
  if (read.length === 0) throw new MediaFaultError('unreadable', 'neither pictures nor sound');
  for (const track of read) await assertWhole(track);
  const seconds = await input.computeDuration(read);
  if (!Number.isFinite(seconds) || seconds <= 0) throw new MediaFaultError('unreadable', `it lasts ${seconds} s`);
  return {
    container: (await input.getFormat()).name.toLowerCase(),
    seconds,
    video: video && (await videoFacts(video)),
    audio: audio && (await audioFacts(audio)),
  };
}

/** A file that was cut off still lists everything it once had; its last packet is what is missing. */
async function assertWhole(track: InputTrack): Promise<void> {
  const packets = new EncodedPacketSink(track);
  const first = await packets.getFirstPacket({ metadataOnly: true });
  if (first === null) throw new MediaFaultError('incomplete', `nothing is in its ${track.type} track`);
  const last = await packets.getPacket(Number.POSITIVE_INFINITY);
  if (last === null || last.data.byteLength === 0)
    throw new MediaFaultError('incomplete', `the end of its ${track.type} track is missing`);
}

async function videoFacts(track: InputVideoTrack): Promise<VideoFacts> {
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  if (!(width > 0 && height > 0)) throw new MediaFaultError('unreadable', `its pictures are ${width} × ${height}`);
  if (Math.max(width, height) > mediaLimits.side || width * height > mediaLimits.pixels)
    throw new MediaFaultError('too_many_pixels', `its pictures are ${width} × ${height}`);
  const rate = await track.computeFrameRateMetrics({ targetPacketCount: framesLookedAt });
  return {
    width,
    height,
    rotation: await track.getRotation(),
    fps: rate.bestGuessFrameRate,
    variableRate: rate.underlyingFrameRate === null || rate.maxFrameRate > rate.minFrameRate * uneven,
    codec: (await track.getCodec()) ?? String(await track.getInternalCodecId()),
    hdr: await track.hasHighDynamicRange(),
  };
}

async function audioFacts(track: InputAudioTrack): Promise<AudioFacts> {
  return {
    channels: await track.getNumberOfChannels(),
    sampleRate: await track.getSampleRate(),
    codec: (await track.getCodec()) ?? String(await track.getInternalCodecId()),
  };
}
