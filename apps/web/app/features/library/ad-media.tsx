import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { useState } from 'react';

/** The small picture stands until the large one has come: that may have to be drawn first. */
export function AdMedia({ ad }: { ad: LibraryAd }) {
  const [first] = ad.media;
  if (first === undefined) return null;
  const { kind, url, thumb_url, width, height } = first;
  // As wide as its place or as high as the screen allows, whichever is less.
  const size = { aspectRatio: `${width} / ${height}`, width: `min(100%, calc(75dvh * ${width / height}))` };
  return (
    <div className="w-full self-start lg:sticky lg:top-0">
      <div style={size} className="relative mx-auto overflow-hidden rounded-card border bg-sunken">
        {kind === 'video' ? (
          <video
            src={url}
            poster={thumb_url}
            controls
            muted
            loop
            playsInline
            aria-label={ad.headline}
            className="size-full object-contain"
          />
        ) : (
          <Picture key={url} url={url} small={thumb_url} alt={`${ad.brand}: ${ad.headline}`} />
        )}
      </div>
    </div>
  );
}

function Picture({ url, small, alt }: { url: string; small: string; alt: string }) {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <img src={small} alt={isThere ? '' : alt} className="absolute inset-0 size-full object-contain" />
      <img
        src={url}
        alt={isThere ? alt : ''}
        onLoad={() => setThere(true)}
        className="absolute inset-0 size-full object-contain transition-opacity duration-200"
        style={{ opacity: isThere ? 1 : 0 }}
      />
    </>
  );
}
