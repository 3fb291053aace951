import { browserFonts, createBrowserMeasurer, fontsOf, loadFonts } from '@adwright/studio/browser/browser-host.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import type { TextMeasurer } from '@adwright/studio/text/measurer.ts';
import { familiesFor, hasSheet, loadSheet } from './font-sheets.ts';
import { hasOwnFont, loadOwnFont } from './own-fonts.ts';
import type { PictureHost } from './picture-host.ts';

type Wanted = ReturnType<typeof fontsOf>;

let measurer: TextMeasurer | undefined;

/** Shared by all canvases: it remembers every word it has measured. */
export function currentMeasurer(): TextMeasurer {
  measurer ??= createBrowserMeasurer();
  return measurer;
}

/** Whether everything a layout is set in has arrived. If not, its widths are those of other fonts. */
export function fontsReady(list: DisplayList): boolean {
  return fontsOf(list).every(
    ({ font, text }) =>
      familiesFor(font, text).every((family) => hasSheet(family) && hasOwnFont(family)) &&
      document.fonts.check(browserFonts.css(font, 40, text), text),
  );
}

/** Fetches what a layout needs. Widths measured before are forgotten: lay out again afterwards. */
export async function fetchFonts(list: DisplayList, host: PictureHost): Promise<void> {
  const wanted: Wanted = fontsOf(list);
  const families = new Set(wanted.flatMap(({ font, text }) => familiesFor(font, text)));
  await Promise.all([...families].flatMap((family) => [loadSheet(family), loadOwnFont(host, family)]));
  // Without its fonts an ad is still better drawn in others than not at all.
  await loadFonts(wanted).catch(() => undefined);
  measurer = createBrowserMeasurer();
}
