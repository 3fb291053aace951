import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import { cuesOf, srtOf, vttOf } from '@adwright/studio/captions-file.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { checkFilm } from '../../kit/film/node/check-film.ts';
import { resolveSources } from '../../kit/pictures/node/read-picture.ts';
import type { ToolContext } from '../../tool.ts';
import type { VideoAdOutput } from '../contract.ts';
import type { Ratio } from '../../kit/film/plan/ratios.ts';

/** One film to make. */
export type Shot = {
  /** Of its files' names. */
  readonly stem: string;
  readonly ratio: Ratio;
  readonly hook: number | null;
  readonly creative: Creative;
  /** Recordings by the name the creative calls them. */
  readonly sounds: ReadonlyMap<string, string>;
  /** What the file says of a presenter in it; null where nobody was made to speak. */
  readonly provenance: string | null;
};

export type Made = {
  readonly seconds: number;
  readonly file: VideoAdOutput['films'][number];
};

type Rendering = {
  /** Pictures that were made for these films, by the name creatives call them. */
  readonly made: ReadonlyMap<string, Uint8Array>;
  /** What it is checked by. */
  readonly brand: BrandRules | null;
  /** Percent of the whole run at which it begins and ends. */
  readonly from: number;
  readonly to: number;
};

/** One after the other: a film has both processors, and what is the same in two of them is made once. */
export async function renderShots(
  shots: readonly Shot[],
  context: ToolContext,
  { made, brand, from, to }: Rendering,
): Promise<Made[]> {
  const picture = resolveSources(context, made);
  const clips = openClips(context);
  const each = (to - from) / shots.length;
  const films: Made[] = [];
  for (const [index, shot] of shots.entries()) {
    const resolve: ResolveSource = async (src) => {
      const path = shot.sounds.get(src) ?? (isClip(shot.creative, src) ? await clips(src) : undefined);
      return path === undefined ? picture(src) : { path };
    };
    const begun = from + index * each;
    const drawn = (done: number): Promise<void> => context.progress(begun + done * each, 'render');
    films.push(await renderShot(shot, { resolve, brand, drawn }, context));
  }
  return films;
}

const isClip = ({ assets }: Creative, src: string): boolean =>
  Object.values(assets).some((asset) => asset.kind === 'video' && asset.src === src);

/** Clips are read where they lie, however large; each is opened once for all formats. */
function openClips(context: ToolContext): (src: string) => Promise<string> {
  const opened = new Map<string, Promise<string>>();
  return (src) => {
    const opening = opened.get(src) ?? context.openAsset(src.replace(/^asset:/, '')).then(({ path }) => path);
    opened.set(src, opening);
    return opening;
  };
}

async function renderShot(
  { stem, ratio, hook, creative, provenance }: Shot,
  {
    resolve,
    brand,
    drawn,
  }: { resolve: ResolveSource; brand: BrandRules | null; drawn: (share: number) => Promise<void> },
  context: ToolContext,
): Promise<Made> {
  const { rendering, signal } = context;
  const name = `${stem}.mp4`;
  const into = await context.temporaryFile(name);
  const film = await rendering.renderVideo({ creative, into }, resolve, {
    signal,
    progress: (done) => void drawn(done * 0.96),
  });
  const [[still] = []] = await rendering.drawPictures(
    [{ creative, outputs: [{ format: 'jpg', quality: 88 }] }],
    resolve,
    { signal },
  );
  const { width, height, seconds } = film;
  const { bytes, mime } = film.file;
  const path =
    provenance === null
      ? into
      : (
          await context.media.stamp(
            { file: into, into: await context.temporaryFile(`said-${name}`), comment: provenance },
            { signal },
          )
        ).path;
  const findings = await checkFilm({ creative, path, seconds, bytes, brand }, context);
  await context.saveAsset({ name, mime, file: path, width, height, seconds, hasAudio: creative.audio.length > 0 });
  const poster = `${stem}.jpg`;
  if (still) await context.saveAsset({ name: poster, mime: still.mime, body: still.body, width, height });
  return { seconds, file: { ratio, name, poster, width, height, bytes, hook, findings } };
}

/** What is said is the same in every format; files are for those who want it read, whatever the picture shows. */
export async function saveSubtitles(film: Creative | null, stem: string, context: ToolContext): Promise<string[]> {
  if (!film || cuesOf(film).length === 0) return [];
  const files = [
    { name: `${stem}.srt`, mime: 'application/x-subrip', text: srtOf(film) },
    { name: `${stem}.vtt`, mime: 'text/vtt', text: vttOf(film) },
  ];
  for (const { name, mime, text } of files)
    await context.saveAsset({ name, mime, body: new TextEncoder().encode(text) });
  return files.map(({ name }) => name);
}
