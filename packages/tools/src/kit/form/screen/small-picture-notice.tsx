import { Notice } from '@adwright/ui/notice.tsx';
import { useTranslations } from 'use-intl';
import { smallestTooSmall } from '../plan/too-small.ts';
import { knownSizes, usePictureUrl } from './picture-urls.ts';

type SmallPictureNoticeProps = { pictures: readonly string[]; sharpFrom: number };

/** Says before anything is paid that a picture has too few pixels for what is to be made of it. */
export function SmallPictureNotice({ pictures, sharpFrom }: SmallPictureNoticeProps) {
  const t = useTranslations('tool-media.pictures');
  // What is not known yet is asked for with the addresses.
  usePictureUrl(pictures.at(-1) ?? null);
  const small = smallestTooSmall(knownSizes(pictures), sharpFrom);
  if (small === null) return null;
  return <Notice tone="warn">{t('small', { ...small, needed: sharpFrom })}</Notice>;
}
