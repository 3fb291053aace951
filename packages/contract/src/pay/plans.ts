/** Plans and what they allow each month. Prices in US dollars; what is sold is switched on by the operator's price codes. */
export const planNames = ['free', 'basic', 'pro', 'business'] as const;
export type PlanName = (typeof planNames)[number];

export type Plan = {
  readonly name: PlanName;
  readonly monthlyPrice: number;
  readonly annualPrice: number;
  readonly monthlyCredits: number;
  readonly avatarPhotos: number;
  /** Runs a month of each type of project. */
  readonly projectRuns: number;
  /** What a person may keep, in billions of bytes. */
  readonly storageGigabytes: number;
};

export const plans = {
  free: {
    name: 'free',
    monthlyPrice: 0,
    annualPrice: 0,
    monthlyCredits: 60,
    avatarPhotos: 3,
    projectRuns: 60,
    storageGigabytes: 2,
  },
  basic: {
    name: 'basic',
    monthlyPrice: 39,
    annualPrice: 396,
    monthlyCredits: 800,
    avatarPhotos: 30,
    projectRuns: 800,
    storageGigabytes: 20,
  },
  pro: {
    name: 'pro',
    monthlyPrice: 99,
    annualPrice: 996,
    monthlyCredits: 2400,
    avatarPhotos: 120,
    projectRuns: 2400,
    storageGigabytes: 100,
  },
  business: {
    name: 'business',
    monthlyPrice: 249,
    annualPrice: 2508,
    monthlyCredits: 7000,
    avatarPhotos: 400,
    projectRuns: 7000,
    storageGigabytes: 400,
  },
} as const satisfies Record<PlanName, Plan>;

/** The limited-time offer on the basic plan; every number is fixed by the product's owner. */
export const promotion = {
  percent: 40,
  monthly: { original_price: 39, discount_price: 27, save_amount: 12 },
  annual: { original_price: 396, discount_price: 238, save_amount: 158 },
} as const;
