import { brand } from '@adwright/contract/brand.ts';
import type { SharedProject } from '@adwright/contract/project/project.ts';
import type { RunAsset } from '@adwright/contract/run/run.ts';
import { arrangeOutputs } from '@adwright/tools/arrange-outputs.ts';
import { toolNamed } from '@adwright/tools/registry.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Download, Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalizedPath } from '../../words/use-locale-code.ts';
import { sharedTexts } from './shared-texts.ts';

/** What somebody shared: their result, and a way to make one's own. */
export function SharedResult({ token }: { token: string }) {
  const t = useTranslations('work.page');
  const to = useLocalizedPath();
  const shared = useShared(token);
  const home = (
    <Link to={to('/')} className={buttonClass('outline')}>
      {t('home', { product: brand.name })}
    </Link>
  );
  if (shared === undefined) return <Skeleton className="h-96 w-full max-w-2xl rounded-card" />;
  if (shared === null)
    return <EmptyState icon={<Link2Off />} title={t('goneTitle')} text={t('goneText')} action={home} />;
  return (
    <>
      <header className="flex flex-col items-center gap-1 text-center">
        <h1 className="text-3xl">
          <bdi>{shared.title}</bdi>
        </h1>
        <p className="text-muted">{t('made', { product: brand.name })}</p>
      </header>
      <Media shared={shared} />
      <Texts output={shared.output} />
      <Files files={deliveredOf(shared)} />
      {home}
    </>
  );
}

/** Masks and the like are files of the run, too; nobody shares those. */
function deliveredOf({ tool, outputs }: SharedProject): readonly RunAsset[] {
  return arrangeOutputs(toolNamed(tool), outputs).files;
}

function Media({ shared }: { shared: SharedProject }) {
  const files = deliveredOf(shared);
  const films = files.filter(({ mime }) => mime.startsWith('video/'));
  // A film's cover stands in its player, not once more beside it.
  const covers = new Map(films.map((film) => [film, files.find(({ name }) => name === `${stemOf(film)}.jpg`)]));
  const subtitles = files.find(({ mime }) => mime === 'text/vtt')?.url;
  const shown = files
    .filter(({ mime }) => /^(?:image\/(?!svg)|video\/|audio\/)/.test(mime))
    .filter((file) => ![...covers.values()].includes(file));
  return shown.map((file) => {
    const frame = 'max-h-[70vh] w-auto max-w-full rounded-card border bg-raised';
    if (file.mime.startsWith('video/'))
      return (
        <video
          key={file.asset_id}
          src={file.url}
          poster={covers.get(file)?.url}
          controls
          playsInline
          preload="metadata"
          className={frame}
        >
          <track kind="captions" src={subtitles} />
        </video>
      );
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words stand below it
    if (file.mime.startsWith('audio/')) return <audio key={file.asset_id} src={file.url} controls />;
    return (
      <img
        key={file.asset_id}
        src={file.url}
        alt={shared.title}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        className={frame}
      />
    );
  });
}

function stemOf({ name }: RunAsset): string {
  return name.replace(/\.[^.]*$/, '');
}

function Texts({ output }: { output: unknown }) {
  const texts = sharedTexts(output);
  return (
    <ul className="grid w-full max-w-3xl gap-4 empty:hidden">
      {texts.map((lines) => (
        <li key={lines.join(' ')} dir="auto" className="flex flex-col gap-2 rounded-card border bg-raised p-6">
          {lines.map((line) => (
            <p key={line} className="whitespace-pre-line">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Files({ files }: { files: readonly RunAsset[] }) {
  const t = useTranslations('work.page');
  return (
    <ul className="flex flex-wrap justify-center gap-3 empty:hidden">
      {files.map((file) => (
        <li key={file.asset_id}>
          <a href={`${file.url}&download=1`} download={file.name} className={buttonClass('solid')}>
            <Download aria-hidden="true" />
            {t('download', { name: file.name })}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `undefined` until it is known, null when the link leads nowhere. */
function useShared(token: string): SharedProject | null | undefined {
  const [shared, setShared] = useState<SharedProject | null>();
  useEffect(() => {
    let wanted = true;
    const show = (found: SharedProject | null): void => {
      if (wanted) setShared(found);
    };
    // Fetched with the client, which the page itself does not need.
    import('../../session/api.ts')
      .then(({ api }) => api.call('shareGet', { token }, { quiet: true }))
      .then(show, () => show(null));
    return () => {
      wanted = false;
    };
  }, [token]);
  return shared;
}
