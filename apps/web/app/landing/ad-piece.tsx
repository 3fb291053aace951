import { useTranslations } from 'use-intl';
import { AdLayout, type AdLook } from './ad-layout.tsx';

type AdPieceProps = { width: number; height: number; look: AdLook; label?: string; className?: string };

/** An ad with its size written under it, as on a printer's proof. */
export function AdPiece({ width, height, look, label, className }: AdPieceProps) {
  const t = useTranslations('landing.proof');
  return (
    <figure className={className}>
      <AdLayout width={width} height={height} look={look} />
      <figcaption className="mt-1.5 flex flex-wrap justify-between gap-x-2 text-xs text-muted">
        {label !== undefined && <span className="font-medium text-text">{label}</span>}
        <bdi dir="ltr">{t('pixels', { width: String(width), height: String(height) })}</bdi>
      </figcaption>
    </figure>
  );
}
