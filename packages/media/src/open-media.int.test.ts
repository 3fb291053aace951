import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBlob } from './browser/check-blob.ts';
import { openMedia } from './open-media.ts';
import { ffmpeg, makeFilm } from './testing/make-film.ts';
import { turnFilm } from './testing/turn-film.ts';

const media = openMedia();
let folder = '';
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-media-'));
  makeFilm(at('film.mp4'), { seconds: 2 });
  turnFilm(at('film.mp4'), at('turned.mp4'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a film is probed', () => {
  it('and sound that no machine makes is refused before it is decoded', async () => {
    // One sample a second: resampling it takes a decoder hundreds of megabytes.
    const head = Buffer.alloc(44);
    head.write('RIFF', 0);
    head.writeUInt32LE(36 + 4096, 4);
    head.write('WAVEfmt ', 8);
    head.writeUInt32LE(16, 16);
    for (const [offset, value] of [
      [20, 1],
      [22, 1],
      [32, 1],
      [34, 8],
    ] as const)
      head.writeUInt16LE(value, offset);
    head.writeUInt32LE(1, 24);
    head.writeUInt32LE(1, 28);
    head.write('data', 36);
    head.writeUInt32LE(4096, 40);
    await writeFile(at('slow.wav'), Buffer.concat([head, Buffer.alloc(4096, 128)]));
    await expect(media.probe(at('slow.wav'))).rejects.toMatchObject({ code: 'media_unreadable' });
  });

  it('as it is seen, the same in the browser', async () => {
    const facts = await media.probe(at('film.mp4'));
    expect(facts).toEqual({
      container: 'mp4',
      seconds: 2,
      video: { width: 96, height: 64, rotation: 0, fps: 25, variableRate: false, codec: 'avc', hdr: false },
      audio: { channels: 1, sampleRate: 48_000, codec: 'aac' },
    });
    expect(await checkBlob(new Blob([await readFile(at('film.mp4'))]))).toEqual(facts);
    const turned = await media.probe(at('turned.mp4'));
    expect(turned.video).toMatchObject({ width: 64, height: 96 });
    expect([90, 270]).toContain(turned.video?.rotation);
  });

  it('and handed out as a GIF of its first seconds, small and endless', async () => {
    const made = await media.gif({ file: at('film.mp4'), into: at('film.gif'), longest: 48, fps: 5, seconds: 1 });
    const bytes = await readFile(at('film.gif'));
    expect(made).toMatchObject({ bytes: bytes.length, mime: 'image/gif' });
    expect(bytes.toString('latin1')).toContain('NETSCAPE2.0');
    expect([bytes.readUInt16LE(6), bytes.readUInt16LE(8)]).toEqual([48, 32]);
    const large = { file: at('film.mp4'), into: at('large.gif'), longest: 4000, fps: 60, seconds: 600 };
    await expect(media.gif(large)).rejects.toThrow(RangeError);
  });

  it.each([
    ['film.webm', [], { container: 'webm', video: 'vp8', audio: 'opus' }],
    ['tone.mp3', ['-f', 'lavfi', '-i', 'sine=d=1'], { container: 'mp3', video: undefined, audio: 'mp3' }],
    ['tone.wav', ['-f', 'lavfi', '-i', 'sine=d=1'], { container: 'wave', video: undefined, audio: 'pcm-s16' }],
    ['tone.flac', ['-f', 'lavfi', '-i', 'sine=d=1'], { container: 'flac', video: undefined, audio: 'flac' }],
    ['tone.ogg', ['-f', 'lavfi', '-i', 'sine=d=1'], { container: 'ogg', video: undefined, audio: 'vorbis' }],
    // Read by ffmpeg alone.
    ['tone.aiff', ['-f', 'lavfi', '-i', 'sine=d=1'], { container: 'aiff', video: undefined, audio: 'pcm_s16be' }],
  ])('%s', async (name, input, { container, video, audio }) => {
    if (input.length > 0) ffmpeg(...input, at(name));
    else makeFilm(at(name));
    const facts = await media.probe(at(name));
    expect(facts).toMatchObject({ container });
    expect(facts.seconds).toBeCloseTo(1, 0);
    expect([facts.video?.codec, facts.audio?.codec]).toEqual([video, audio]);
  });

  it('and one whose frames come as they like is known by it', async () => {
    const uneven = "select='not(mod(n,3))+lt(random(0),0.5)'";
    ffmpeg('-f', 'lavfi', '-i', 'testsrc=s=96x64:r=50:d=3', '-vf', uneven, '-vsync', 'vfr', at('uneven.mp4'));
    expect((await media.probe(at('uneven.mp4'))).video?.variableRate).toBe(true);
  });
});

describe('what cannot be worked with is refused', () => {
  it.each([
    ['cut off', 'media_incomplete', async (file: string) => truncate(file, Math.floor((await stat(file)).size * 0.6))],
    ['without its index', 'media_unreadable', (file: string) => truncate(file, 400)],
    ['a playlist', 'media_unreadable', (file: string) => writeFile(file, '#EXTM3U\n/etc/passwd\n')],
    [
      'a list of files',
      'media_unreadable',
      (file: string) => writeFile(file, 'ffconcat version 1.0\nfile /etc/passwd'),
    ],
    ['empty', 'media_unreadable', (file: string) => writeFile(file, '')],
    [
      'a film by its first bytes only',
      'media_unreadable',
      (file: string) => writeFile(file, Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom'), Buffer.alloc(5000, 7)])),
    ],
  ])('%s', async (name, code, spoil) => {
    const file = at(`${name.replaceAll(' ', '-')}.mp4`);
    await writeFile(file, await readFile(at('film.mp4')));
    await spoil(file);
    await expect(media.probe(file)).rejects.toMatchObject({ code });
  });

  it('a film whose pictures are noise', async () => {
    const bytes = await readFile(at('film.mp4'));
    const mdat = bytes.indexOf('mdat') + 4;
    const file = at('noise.mp4');
    await writeFile(file, Buffer.concat([bytes.subarray(0, mdat), Buffer.alloc(bytes.length - mdat, 0x5a)]));
    await expect(media.probe(file)).rejects.toMatchObject({ code: 'media_unreadable' });
  });
});

describe('of a film is made', () => {
  it('a poster, a strip and a waveform', async () => {
    const poster = await media.poster({ file: at('turned.mp4'), into: at('poster.jpg'), at: 1, longest: 48 });
    expect(poster).toMatchObject({ mime: 'image/jpeg', bytes: (await stat(poster.path)).size });
    expect(sizeOfJpeg(await readFile(poster.path))).toEqual([32, 48]);
    const strip = await media.thumbnails({ file: at('film.mp4'), into: at('strip.jpg'), count: 5, height: 32 });
    expect(strip).toMatchObject({ count: 5, width: 48, height: 32, secondsApart: 0.4 });
    expect(sizeOfJpeg(await readFile(strip.path))).toEqual([240, 32]);
    const peaks = await media.waveform({ file: at('film.mp4'), count: 40 });
    expect(peaks).toHaveLength(40);
    expect(Math.min(...peaks.slice(1, 39))).toBeGreaterThan(0.05);
    await expect(media.poster({ file: at('film.mp4'), into: at('never.jpg'), at: 9, longest: 48 })).rejects.toThrow(
      'media_unreadable',
    );
  });

  it('a part, cut where it was asked for, and a whole of unlike parts', async () => {
    const part = await media.cut({ file: at('film.mp4'), into: at('part.mp4'), from: 0.5, seconds: 1 });
    expect((await media.probe(part.path)).seconds).toBeCloseTo(1, 1);
    makeFilm(at('other.webm'), { width: 64, height: 128, fps: 10, silent: true });
    const whole = await media.concat({ files: [part.path, at('other.webm')], into: at('whole.mp4') });
    const facts = await media.probe(whole.path);
    expect(facts).toMatchObject({ video: { width: 96, height: 64 }, audio: { codec: 'aac', channels: 2 } });
    expect(facts.seconds).toBeCloseTo(2, 0);
    expect((await readdir(folder)).filter((name) => /^(?:parts|strip)-/.test(name))).toEqual([]);
  });

  it('its sound alone, measured, and put under other pictures', async () => {
    const wav = await media.extractAudio({ file: at('film.mp4'), into: at('sound.wav'), format: 'wav' });
    const m4a = await media.extractAudio({ file: at('film.mp4'), into: at('sound.m4a'), format: 'm4a' });
    expect([wav.mime, m4a.mime]).toEqual(['audio/wav', 'audio/mp4']);
    const { integrated } = await media.loudness(wav.path);
    expect(integrated).toBeLessThan(-15);
    expect(integrated).toBeGreaterThan(-30);
    // What a lossy encoder adds where a tone begins differs by its version; without one the peak is the tone's.
    ffmpeg('-f', 'lavfi', '-i', 'sine=f=440:r=48000:d=2', at('peak.wav'));
    expect((await media.loudness(at('peak.wav'))).truePeak).toBeCloseTo(-18, 0);
    makeFilm(at('silent.mp4'), { silent: true });
    const film = await media.mux({ video: at('silent.mp4'), audio: m4a.path, into: at('muxed.mp4') });
    const muxed = await media.probe(film.path);
    expect(muxed).toMatchObject({ video: { codec: 'avc' }, audio: { codec: 'aac' } });
    expect(muxed.seconds).toBeCloseTo(1, 1);
    await expect(media.loudness(at('silent.mp4'))).rejects.toMatchObject({ code: 'media_unreadable' });
  });

  it('nothing, once it is called off', async () => {
    const stopped = { signal: AbortSignal.abort(new Error('called off')) };
    await expect(media.probe(at('film.mp4'), stopped)).rejects.toThrow('called off');
    await expect(
      media.extractAudio({ file: at('film.mp4'), into: at('late.wav'), format: 'wav' }, stopped),
    ).rejects.toThrow('called off');
  });
});

/** Width and height, from the frame header. */
function sizeOfJpeg(bytes: Buffer): [number, number] {
  const frame = bytes.findIndex((byte, index) => byte === 0xff && (bytes[index + 1] ?? 0) === 0xc0);
  return [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)];
}
