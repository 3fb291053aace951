import { brand } from '@adwright/contract/brand.ts';
import type { SharedProject } from '@adwright/contract/project/project.ts';
import type { RunAsset } from '@adwright/contract/run/run.ts';
import type { MetaDescriptor } from 'react-router';

type Place = {
  /** "Made with …", in the page's language. */
  readonly made: string;
  readonly url: URL;
  readonly origin: string;
};

/** What a link to a shared result shows where it is posted: its cover, and a film in a player of its own. */
export function shareMeta(shared: SharedProject | null, { made, url, origin }: Place): MetaDescriptor[] {
  if (!shared) return [{ title: made }];
  const film = shared.outputs.find(({ mime }) => mime === 'video/mp4');
  const cover = coverOf(shared.outputs, film);
  const title = `${shared.title} · ${made}`;
  return [
    { title },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: film ? 'video.other' : 'website' },
    { property: 'og:title', content: shared.title },
    { property: 'og:description', content: made },
    { property: 'og:url', content: new URL(url.pathname, origin).href },
    ...(cover ? picture(cover, origin) : []),
    ...(film ? player(film, origin) : [{ name: 'twitter:card', content: 'summary_large_image' }]),
  ];
}

/** A film's still has its name; of everything else the first picture. */
function coverOf(files: readonly RunAsset[], film: RunAsset | undefined): RunAsset | undefined {
  const stem = film?.name.replace(/\.[^.]*$/, '');
  const still = files.find(({ name, mime }) => mime.startsWith('image/') && name.replace(/\.[^.]*$/, '') === stem);
  return still ?? files.find(({ mime }) => /^image\/(?:png|jpeg|webp|gif)$/.test(mime));
}

const sizes = (prefix: string, { width, height }: RunAsset): MetaDescriptor[] =>
  width && height
    ? [
        { property: `${prefix}:width`, content: String(width) },
        { property: `${prefix}:height`, content: String(height) },
      ]
    : [];

function picture(file: RunAsset, origin: string): MetaDescriptor[] {
  return [{ property: 'og:image', content: new URL(file.url, origin).href }, ...sizes('og:image', file)];
}

function player(film: RunAsset, origin: string): MetaDescriptor[] {
  const address = new URL(film.url, origin).href;
  const { width, height } = film;
  return [
    { property: 'og:video', content: address },
    { property: 'og:video:type', content: film.mime },
    ...sizes('og:video', film),
    { name: 'twitter:card', content: 'player' },
    { name: 'twitter:player', content: address },
    { name: 'twitter:player:stream', content: address },
    { name: 'twitter:player:stream:content_type', content: film.mime },
    { name: 'twitter:player:width', content: String(width ?? 1080) },
    { name: 'twitter:player:height', content: String(height ?? 1080) },
  ];
}
