import { writeFile } from 'node:fs/promises';
import { AppError } from '@adwright/contract/errors.ts';
import { type DubOrder, longestFilm } from '@adwright/contract/video-translate/video-translation.ts';
import type { MediaFacts, VideoFacts } from '@adwright/domain/engines/media.ts';
import { isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';
import { encodeMonoWav } from '@adwright/sound/mono-wav.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { type Cue, srtOfCues, vttOfCues } from '@adwright/studio/subtitle-files.ts';
import type { z } from 'zod';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import type { ToolContext } from '../../tool.ts';
import type { Dubbed, DubbedFilm } from '../contract.ts';
import { envelopeOf, envelopeRate, restOf } from '../plan/duck.ts';
import { languageLetters } from '../plan/language-letters.ts';
import { subtitlesOf } from '../plan/subtitles.ts';
import { voiceTrack } from '../plan/voice-track.ts';
import { burnSubtitles } from './burn-subtitles.ts';
import { matchLips } from './match-lips.ts';
import { type DubbedLine, speakLines } from './speak-lines.ts';

type Film = { readonly path: string; readonly stem: string; readonly facts: MediaFacts & { video: VideoFacts } };

/** A film in one language after the other. Runs of the product have one each, so that each can be tried again alone. */
export async function dub(order: DubOrder, context: ToolContext): Promise<z.input<typeof Dubbed>> {
  const { path, name } = await context.openAsset(order.video);
  const facts = await context.media.probe(path, { signal: context.signal });
  const { video, seconds } = facts;
  if (!video) throw new AppError('wrong_file_kind');
  if (seconds > longestFilm * 60 + 1) throw new AppError('film_too_long');
  const film = { path, stem: fileStem(name.replace(/\.\w{2,4}$/u, ''), 'video'), facts: { ...facts, video } };
  const languages = [...new Set(order.languages)].filter(isLocaleCode);
  const films: DubbedFilm[] = [];
  for (const [index, language] of languages.entries()) {
    const progress = (share: number, stage: string): Promise<void> =>
      context.progress((100 * (index + share)) / languages.length, stage);
    films.push(await dubInto(language, order, { film, context, progress }));
  }
  return { mode: 'dub', seconds, width: video.width, height: video.height, films };
}

type Desk = { film: Film; context: ToolContext; progress: (share: number, stage: string) => Promise<void> };

async function dubInto(language: LocaleCode, order: DubOrder, desk: Desk): Promise<DubbedFilm> {
  const { film, context, progress } = desk;
  const { seconds } = film.facts;
  await progress(0.02, 'speak');
  const { lines, engine } = await speakLines(order, language, {
    seconds,
    context,
    progress: (share) => progress(0.02 + 0.6 * share, 'speak'),
  });
  await progress(0.62, 'mix');
  const mixed = await mixSound(lines, order, desk);
  const lips = order.match_lips && !order.audio_only ? await newLips(lines, order, desk) : null;
  const cues = subtitlesOf(lines.map(({ start, end, text }) => ({ start, end, text })));
  const stem = `${film.stem}-${language}`;
  const shown = lips ? { ...desk, film: lips.film } : desk;
  const file = await packFilm({ stem, language, order, cues, audio: mixed.path, redrawn: lips !== null }, shown);
  const wanted = order.subtitles === 'none' ? [] : await saveSubtitles(cues, stem, context);
  const poster = order.audio_only ? '' : await savePoster(stem, shown);
  return {
    language,
    file,
    poster,
    subtitles: wanted,
    background: mixed.background,
    engine,
    lips: lips?.measured ?? null,
    lines: lines.map(({ line, start, end, speed, late, lost }) => ({ id: line.id, start, end, speed, late, lost })),
  };
}

/** The film as everything after it sees it, with the mouth that was asked for. */
async function newLips(lines: readonly DubbedLine[], { video }: DubOrder, { film, context, progress }: Desk) {
  const { path, facts } = film;
  await progress(0.63, 'lips');
  const made = await matchLips({ path, video, seconds: facts.seconds }, lines, {
    context,
    progress: (share) => progress(0.63 + 0.12 * share, 'lips'),
  });
  const shown = { ...facts, video: { ...facts.video, ...made.size } };
  return { film: { ...film, path: made.path, facts: shown }, measured: made.measured };
}

async function mixSound(lines: readonly DubbedLine[], order: DubOrder, { film, context }: Desk) {
  const { seconds } = film.facts;
  const [voice, envelope, rest] = await Promise.all(
    ['voice.wav', 'envelope.wav', 'rest.wav'].map((name) => context.temporaryFile(name)),
  );
  if (voice === undefined || envelope === undefined || rest === undefined) throw new Error('no place for the sound');
  // Also of lines that have no translation: their old voice speaks another language.
  const gain = envelopeOf(order.lines, seconds);
  await writeFile(voice, encodeMonoWav(voiceTrack(lines, seconds, sampleRate), sampleRate));
  await writeFile(envelope, encodeMonoWav(gain, envelopeRate));
  await writeFile(rest, encodeMonoWav(restOf(gain), envelopeRate));
  const into = await context.temporaryFile('mixed.wav');
  const files = { film: film.path, voice, envelope, rest, keep: order.keep_music, into };
  return context.media.mixDub(files, { signal: context.signal });
}

type Packing = {
  stem: string;
  language: LocaleCode;
  order: DubOrder;
  cues: readonly Cue[];
  audio: string;
  /** Its pictures are not the film's own any more: finer than what is published, and to be marked as made. */
  redrawn: boolean;
};

const provenance =
  'AI-generated video: the mouth of a person in a film was changed to speak another language. Its maker confirmed the consent of the person shown.';

async function packFilm({ stem, language, order, cues, audio, redrawn }: Packing, desk: Desk): Promise<string> {
  const { film, context, progress } = desk;
  const { signal, media } = context;
  const sound = { audio, language: languageLetters[language] };
  const { width, height } = film.facts.video;
  const about = { seconds: film.facts.seconds, hasAudio: true };
  if (order.audio_only) {
    const name = `${stem}.m4a`;
    const into = await context.temporaryFile(name);
    await media.muxDub({ film: null, subtitles: null, ...sound, into }, { signal });
    await context.saveAsset({ name, mime: 'audio/mp4', file: into, ...about });
    return name;
  }
  const drawn = order.subtitles === 'burned' ? cues : [];
  const burned =
    redrawn || drawn.length > 0
      ? await burnSubtitles(
          drawn,
          { language, brand: order.brand },
          { film, context, progress: (share) => progress(0.75 + 0.15 * share, 'draw') },
        )
      : film.path;
  await progress(0.9, 'pack');
  let subtitles: string | null = null;
  if (order.subtitles === 'soft' && cues.length > 0) {
    subtitles = await context.temporaryFile('soft.srt');
    await writeFile(subtitles, srtOfCues(cues));
  }
  const name = `${stem}.mp4`;
  const muxed = await context.temporaryFile(name);
  await media.muxDub({ film: burned, subtitles, ...sound, into: muxed }, { signal });
  const file = redrawn
    ? (
        await media.stamp(
          { file: muxed, into: await context.temporaryFile(`made-${name}`), comment: provenance },
          { signal },
        )
      ).path
    : muxed;
  await context.saveAsset({ name, mime: 'video/mp4', file, width, height, ...about });
  return name;
}

async function saveSubtitles(cues: readonly Cue[], stem: string, context: ToolContext): Promise<string[]> {
  const files = [
    { name: `${stem}.srt`, mime: 'application/x-subrip', text: srtOfCues(cues) },
    { name: `${stem}.vtt`, mime: 'text/vtt', text: vttOfCues(cues) },
  ];
  for (const { name, mime, text } of files)
    await context.saveAsset({ name, mime, body: new TextEncoder().encode(text) });
  return files.map(({ name }) => name);
}

async function savePoster(stem: string, { film, context }: Desk): Promise<string> {
  const into = await context.temporaryFile('poster.jpg');
  const at = Math.min(1, film.facts.seconds / 2);
  await context.media.poster({ file: film.path, into, at, longest: 1280 }, { signal: context.signal });
  const name = `${stem}.jpg`;
  await context.saveAsset({ name, mime: 'image/jpeg', file: into });
  return name;
}
