import type { LibraryCta, LibraryChange, LibraryPlatform } from '@adwright/contract/library/library.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { SampleProductId } from '@adwright/samples/products.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import type { TemplateId } from '@adwright/studio/template.ts';

/** A sample ad as it is kept: what it says, where it ran, and what its picture is drawn from. */
export type SampleAd = {
  readonly key: string;
  readonly product: SampleProductId;
  readonly brand: string;
  readonly locale: LocaleCode;
  readonly platforms: readonly LibraryPlatform[];
  readonly countries: readonly string[];
  readonly cta: LibraryCta;
  readonly body: string;
  readonly description: string;
  readonly startedOn: string;
  readonly lastSeenOn: string;
  readonly active: boolean;
  readonly history: readonly LibraryChange[];
  readonly placement: PlacementId;
  readonly template: TemplateId;
  readonly look: Omit<AdDesign['brand'], 'name'>;
  readonly brief: AdDesign['brief'];
};

/** Width of the small pictures that are kept with the product. */
export const thumbWidth = 360;
