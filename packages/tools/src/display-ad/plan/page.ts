import type { Creative } from '@adwright/studio/creative/creative.ts';
import { effectOf } from '../../kit/preset-ads/plan/animate.ts';
import { entranceSeconds, type Unit } from '../../kit/preset-ads/plan/units.ts';
import type { Sprite } from './sprite.ts';

export type PagePart = { readonly sprite: Sprite; readonly unit: Unit | null };

export type PageFacts = {
  readonly size: Pick<Creative, 'width' | 'height' | 'language' | 'direction'>;
  /** What those who cannot see the pictures are told. */
  readonly title: string;
  /** Where a click leads until the network puts its own address there. */
  readonly clickTag: string;
  readonly parts: readonly PagePart[];
};

/** How often the call breathes: all motion is over after about twelve seconds, far below the allowed thirty. */
const pulses = 3;
const pulseSeconds = 1.6;

/**
 * The ad as a page of its own: pictures, a style sheet and four lines of script, nothing from elsewhere. The size and
 * the exit follow what Google Ads asks of uploaded HTML5 ads: the meta tag `ad.size` and the variable `clickTag`.
 */
export function pageOf({ size, title, clickTag, parts }: PageFacts): string {
  const { width, height, language, direction } = size;
  const name = escaped(title);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="ad.size" content="width=${width},height=${height}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${name}</title>
<style>
${styleOf(width, height, parts, direction)}
</style>
<script>
var clickTag = ${scriptString(clickTag)};
</script>
</head>
<body>
<a id="ad" href="javascript:void(window.open(window.clickTag))" aria-label="${name}">
${parts.map(({ sprite }, index) => `<img id="p${index}" src="${sprite.file}" alt="">`).join('\n')}
</a>
</body>
</html>
`;
}

function styleOf(width: number, height: number, parts: readonly PagePart[], direction: 'ltr' | 'rtl'): string {
  const places = parts.map(({ sprite: { box }, unit }, index) => {
    const place = `left:${px(box.x)};top:${px(box.y)};width:${px(box.width)};height:${px(box.height)}`;
    return `#p${index}{${place}${unit ? `;animation:${animationOf(unit)}` : ''}}`;
  });
  const shift = direction === 'rtl' ? 24 : -24;
  return [
    'html,body{margin:0;padding:0}',
    `#ad{position:relative;display:block;overflow:hidden;width:${width}px;height:${height}px;cursor:pointer}`,
    'img{position:absolute;display:block;border:0}',
    ...places,
    '@keyframes rise{from{opacity:0;transform:translateY(14px)}}',
    `@keyframes slide{from{opacity:0;transform:translateX(${shift}px)}}`,
    '@keyframes pop{0%{opacity:0;transform:scale(.6)}70%{opacity:1;transform:scale(1.06)}}',
    '@keyframes pulse{50%{transform:scale(1.045)}}',
    '@media (prefers-reduced-motion:reduce){img{animation:none!important}}',
  ].join('\n');
}

function animationOf({ slot, delay }: Unit): string {
  const comes = `${effectOf(slot)} ${entranceSeconds}s cubic-bezier(.2,.7,.2,1) ${delay}s backwards`;
  if (slot !== 'cta') return comes;
  return `${comes},pulse ${pulseSeconds}s ease-in-out ${delay + 1.4}s ${pulses}`;
}

/** When nothing moves any more. */
export function motionSeconds(parts: readonly Pick<PagePart, 'unit'>[]): number {
  const ends = parts.map(({ unit }) => {
    if (unit === null) return 0;
    return unit.slot === 'cta' ? unit.delay + 1.4 + pulses * pulseSeconds : unit.delay + entranceSeconds;
  });
  return Math.max(0, ...ends);
}

function px(value: number): string {
  return `${Number(value.toFixed(2))}px`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A string inside a script element: neither a quote nor the element's own end may break out of it. */
function scriptString(text: string): string {
  return JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
