/** The configuration of providers: which serve what, in which order, for how much and how long. No client is loaded by this. */
import { Capability } from '@adwright/contract/service/capability.ts';
import { z } from 'zod';
import type { VendorCapability } from './adapters.ts';
import { type Budget, noBudget, parseBudget } from './call/budget.ts';
import { parsePrices, type Price, type PriceList } from './call/price.ts';
import type { VendorEnv } from './vendor.ts';
import { vendors, vendorVariables } from './vendors.ts';

type Name = Uppercase<Capability>;

const defaultSeconds: Record<Capability, number> = {
  text: 40,
  translation: 60,
  image: 120,
  image_edit: 120,
  speech: 60,
  transcription: 180,
  video: 900,
  talking_head: 900,
};

const listVariable = (capability: Capability) =>
  z
    .string()
    .optional()
    .meta({
      description: `Who serves ${capability.replace('_', ' ')}, in order of preference: vendor:model, vendor, builtin, with commas between them.`,
    });
const budgetVariable = (capability: Capability) =>
  z
    .string()
    .optional()
    .meta({
      description: `The most to spend on ${capability.replace('_', ' ')}, in US dollars: 5/day, 100/month, or both.`,
    });
const secondsVariable = (capability: Capability) =>
  z.coerce
    .number()
    .positive()
    .max(3600)
    .default(defaultSeconds[capability])
    .meta({
      description: `How long one call for ${capability.replace('_', ' ')} may take, in seconds.`,
    });

function perCapability<Suffix extends string, Schema>(suffix: Suffix, make: (capability: Capability) => Schema) {
  const entries = Capability.options.map((capability) => [`${capability.toUpperCase()}_${suffix}`, make(capability)]);
  return Object.fromEntries(entries) as Record<`${Name}_${Suffix}`, Schema>;
}

/** Every variable about providers, for the one reader of the environment. */
export const providerVariables = {
  ...vendorVariables,
  ...perCapability('PROVIDERS', listVariable),
  ...perCapability('BUDGET', budgetVariable),
  ...perCapability('TIMEOUT', secondsVariable),
  PROVIDER_PRICES: z.string().optional().meta({
    description:
      'Prices the product does not know or that are not yours: vendor:model=input:0.1+output:0.5 (dollars a million tokens), or characters (a million), image, second, call.',
  }),
};

export type ProviderEnv = z.output<z.ZodObject<typeof providerVariables>>;

/** One vendor's model in a list of preference. */
export type Preference = { readonly vendor: string; readonly model: string };

export type CapabilitySettings = {
  readonly preferences: readonly Preference[];
  /** Whether the built-in way is taken when all of them have failed. */
  readonly builtinAfter: boolean;
  readonly budget: Budget;
  readonly timeoutMs: number;
};

export type ProviderSettings = {
  readonly capabilities: Readonly<Record<Capability, CapabilitySettings>>;
  readonly prices: PriceList;
};

export type SettingsProblem = { readonly variable: string; readonly message: string };

/** Translation is asked of language models. */
function servedAs(capability: Capability): VendorCapability {
  return capability === 'translation' ? 'text' : capability;
}

/** Reads what was configured, and says what is wrong with it in sentences that never quote a secret. */
export function readSettings(env: ProviderEnv): { settings: ProviderSettings; problems: SettingsProblem[] } {
  const problems: SettingsProblem[] = [];
  const attempt = <Value>(variable: string, read: () => Value, otherwise: Value): Value => {
    try {
      return read();
    } catch (error) {
      problems.push({ variable, message: error instanceof Error ? error.message : String(error) });
      return otherwise;
    }
  };
  const budgetOf = (capability: Capability): Budget => {
    const variable = `${capability.toUpperCase() as Name}_BUDGET` as const;
    const limit = env[variable];
    return limit === undefined ? noBudget : attempt(variable, () => parseBudget(limit), noBudget);
  };
  const read = (capability: Capability): CapabilitySettings => {
    const name = capability.toUpperCase() as Name;
    // Without a list of its own, translation is asked of those who write; what is wrong there is told there.
    if (capability === 'translation' && env.TRANSLATION_PROVIDERS === undefined && env.TEXT_PROVIDERS !== undefined) {
      return { ...read('text'), budget: budgetOf('translation'), timeoutMs: env.TRANSLATION_TIMEOUT * 1000 };
    }
    const list = env[`${name}_PROVIDERS`];
    const none = { preferences: [], builtinAfter: true };
    const chosen =
      list === undefined
        ? { preferences: usualPreferences(capability, env), builtinAfter: true }
        : attempt(`${name}_PROVIDERS`, () => parseList(list, capability, env), none);
    return { ...chosen, budget: budgetOf(capability), timeoutMs: env[`${name}_TIMEOUT`] * 1000 };
  };
  const capabilities = {
    text: read('text'),
    image: read('image'),
    image_edit: read('image_edit'),
    speech: read('speech'),
    transcription: read('transcription'),
    translation: read('translation'),
    video: read('video'),
    talking_head: read('talking_head'),
  };
  const prices = attempt('PROVIDER_PRICES', () => parsePrices(env.PROVIDER_PRICES ?? ''), {});
  return { settings: { capabilities, prices }, problems: unique(problems) };
}

function unique(problems: readonly SettingsProblem[]): SettingsProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.variable} ${problem.message}`, problem])).values()];
}

/** A key is enough: whoever has one serves what it can, in the order of the list of vendors. */
function usualPreferences(capability: Capability, env: VendorEnv): Preference[] {
  return vendors.flatMap(({ id, models, missing }) => {
    const model = models[servedAs(capability)];
    return typeof model === 'string' && missing(env) === null ? [{ vendor: id, model }] : [];
  });
}

function parseList(text: string, capability: Capability, env: VendorEnv) {
  const preferences: Preference[] = [];
  let builtinAfter = false;
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    if (builtinAfter) throw new Error('nothing after builtin is ever asked: put it last');
    if (entry === 'builtin') builtinAfter = true;
    else preferences.push(parseEntry(entry, capability, env));
  }
  return { preferences, builtinAfter };
}

function parseEntry(entry: string, capability: Capability, env: VendorEnv): Preference {
  const at = entry.indexOf(':');
  const id = at < 0 ? entry : entry.slice(0, at);
  const vendor = vendors.find((one) => one.id === id);
  if (!vendor) throw new Error(`"${id}" is none of ${vendors.map((one) => one.id).join(', ')}, builtin`);
  const usual = vendor.models[servedAs(capability)];
  if (usual === undefined) throw new Error(`${id} has no ${capability.replace('_', ' ')}`);
  const missing = vendor.missing(env);
  if (missing !== null) throw new Error(`names ${id}, but ${missing} is not set`);
  const model = at < 0 ? usual : entry.slice(at + 1).trim();
  if (!model) throw new Error(`${id} needs the name of a model: ${id}:name`);
  return { vendor: id, model };
}

/** What a model costs: the operator's word first, then the vendor's list. Null when nobody knows. */
export function priceOf({ vendor, model }: Preference, prices: PriceList): Price | null {
  const [plain = model] = model.split('?');
  const published = vendors.find((one) => one.id === vendor)?.prices ?? {};
  return prices[`${vendor}:${plain}`] ?? published[plain] ?? published['*'] ?? null;
}
