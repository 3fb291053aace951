import type { AdNetwork, AdTextKind } from '@adwright/contract/ad-text/ad-text.ts';
import type { PlanName } from '@adwright/contract/pay/plans.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';

/**
 * What a public page is made of, words already chosen. The web app has one component per block kind.
 * Paths are unprefixed: whoever renders a link adds the language.
 */
export type Block =
  | HeroBlock
  | ToolBlock
  | StepsBlock
  | DifferenceBlock
  | FactsBlock
  | ExamplesBlock
  | QuestionsBlock
  | CatalogueBlock
  | RelatedBlock
  | PricingBlock
  | LibraryBlock
  | TrackerBlock
  | ScreenshotsBlock
  | ProseBlock
  | CallToActionBlock;

export type BlockKind = Block['kind'];

/** A section of the dashboard, by the name that addresses give it. */
export type Feature =
  | 'banner'
  | 'display-ad'
  | 'gif-banner'
  | 'image-ad'
  | 'image-ads-clone'
  | 'image-resizer'
  | 'poster'
  | 'product-image'
  | 'products'
  | 'product-to-video'
  | 'avatar-video'
  | 'talking-photo'
  | 'lip-sync'
  | 'video-adwright';

/** Where a button leads: to a page, to a section of the dashboard, to the sign-up screen, or to a file. */
export type Target =
  | { readonly page: string }
  | { readonly feature: Feature }
  | { readonly signUp: true }
  | { readonly file: string };

export type Action = { readonly label: string; readonly target: Target };

export type HeroBlock = {
  readonly kind: 'hero';
  readonly heading: string;
  readonly lead: string;
  readonly actions: readonly Action[];
};

/** A working tool, right on the page. */
export type ToolBlock = {
  readonly kind: 'tool';
  /** The anchor calls to action jump to. */
  readonly id: 'tool';
  readonly heading: string;
  readonly lead: string;
} & (
  | {
      readonly tool: 'ad-copy';
      readonly preset: { readonly kind: AdTextKind; readonly network?: AdNetwork };
    }
  | { readonly tool: 'qr-code'; readonly preset: Readonly<Record<string, never>> }
);

export type TitledText = { readonly title: string; readonly text: string };

export type StepsBlock = {
  readonly kind: 'steps';
  readonly heading: string;
  readonly steps: readonly TitledText[];
};

export type DifferenceBlock = {
  readonly kind: 'difference';
  readonly heading: string;
  readonly points: readonly TitledText[];
};

/** A table; the first column heads its row. */
export type FactsBlock = {
  readonly kind: 'facts';
  readonly heading: string;
  readonly lead: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
};

/** What the tool really answered for a made-up product; never a customer's work. */
export type ExamplesBlock = {
  readonly kind: 'examples';
  readonly heading: string;
  readonly lead: string;
  readonly examples: readonly Example[];
};

export type Example = {
  readonly label: string;
  readonly fields: readonly ExampleField[];
};

export type ExampleField = {
  readonly name: string;
  readonly text: string;
  readonly count: number;
  readonly limit: number | null;
};

export type QuestionsBlock = {
  readonly kind: 'questions';
  readonly heading: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** A card that leads to another page. */
export type PageCard = { readonly name: string; readonly text: string; readonly path: string };

export type NavigationGroup = { readonly title: string; readonly pages: readonly PageCard[] };

export type CatalogueBlock = {
  readonly kind: 'catalogue';
  readonly heading: string;
  readonly lead: string;
  readonly groups: readonly NavigationGroup[];
};

export type RelatedBlock = {
  readonly kind: 'related';
  readonly heading: string;
  readonly pages: readonly PageCard[];
};

/** The ads library itself, to be searched right on the page; the component brings its own words. */
export type LibraryBlock = { readonly kind: 'library' };

/** The ad tracker itself; the component brings its own words. */
export type TrackerBlock = { readonly kind: 'tracker' };
/** The product as it looks, for those who do what the page describes. */
export type ScreenshotsBlock = {
  readonly kind: 'screenshots';
  readonly heading: string;
  readonly pictures: readonly {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  }[];
};

/** Prices, credits and the promotion are read from the contract by the component; these are only the words. */
export type PricingBlock = {
  readonly kind: 'pricing';
  readonly heading: string;
  readonly lead: string;
  readonly plans: Readonly<Record<PlanName, PlanWords>>;
  readonly labels: {
    readonly monthly: string;
    readonly annual: string;
    readonly perMonth: string;
    readonly perYear: string;
    readonly creditsPerMonth: string;
    readonly free: string;
  };
  readonly calculator: {
    readonly heading: string;
    readonly lead: string;
    readonly creditsLabel: string;
    /** What can be made today and what one costs. */
    readonly items: readonly { readonly name: string; readonly credits: number; readonly note: string }[];
    readonly freeLabel: string;
    /** Stands before a number. */
    readonly priceLabel: string;
  };
};

export type PlanWords = {
  readonly name: string;
  readonly audience: string;
  readonly points: readonly string[];
  readonly action: Action;
};

export type ProseBlock = {
  readonly kind: 'prose';
  readonly updated: string;
  /** Said above the text, e.g. which of its languages counts. */
  readonly note?: string;
  readonly sections: readonly ProseSection[];
};

export type ProseSection = {
  readonly id: string;
  readonly heading: string;
  readonly parts: readonly (string | { readonly list: readonly string[] })[];
};

export type CallToActionBlock = {
  readonly kind: 'callToAction';
  readonly heading: string;
  readonly lead: string;
  readonly action: Action;
};

/** What every page says about itself, whatever its blocks. */
export type PageWords = {
  /** Short name for navigation, cards and breadcrumbs. */
  readonly name: string;
  /** At most 60 characters. */
  readonly title: string;
  /** 70 to 155 characters. */
  readonly description: string;
  readonly heading: string;
  readonly paragraph: string;
};

export type Page = {
  readonly slug: string;
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The language the words are in: English where the page is not translated yet. */
  readonly language: LocaleCode;
  readonly blocks: readonly Block[];
};
