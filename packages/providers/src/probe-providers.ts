/** For the doctor: who serves what, whether they answer, and what a key would add. Costs nothing. */
import { Capability } from '@adwright/contract/service/capability.ts';
import type { FailureKind } from './call/provider-error.ts';
import { readFailure } from './call/read-failure.ts';
import { type Preference, priceOf, type ProviderEnv, type ProviderSettings, readSettings } from './settings.ts';
import type { Connection, VendorEnv } from './vendor.ts';
import { vendors } from './vendors.ts';

export type Probed = Preference & {
  /** Null when it answers. */
  readonly failure: { readonly kind: FailureKind; readonly message: string } | null;
  readonly hasPrice: boolean;
};

export type Served = {
  readonly capability: Capability;
  readonly by: readonly Probed[];
  readonly builtinAfter: boolean;
  readonly hasBudget: boolean;
};

/** A vendor that is not configured, with the variable it wants and what it would add. */
export type Offer = { readonly title: string; readonly variable: string; readonly capabilities: readonly Capability[] };

export type ProviderReport = { readonly served: readonly Served[]; readonly offers: readonly Offer[] };

const probeMs = 15_000;

export async function probeProviders(env: ProviderEnv): Promise<ProviderReport> {
  const { settings } = readSettings(env);
  const probe = probeOnce(env, settings);
  const served = await Promise.all(
    Capability.options.map(async (capability): Promise<Served> => {
      const { preferences, builtinAfter, budget } = settings.capabilities[capability];
      const by = await Promise.all(preferences.map(probe));
      return { capability, by, builtinAfter, hasBudget: budget.day !== null || budget.month !== null };
    }),
  );
  return { served, offers: offersFor(env) };
}

/** The same model may serve several things: it is asked once. */
function probeOnce(env: ProviderEnv, settings: ProviderSettings): (preference: Preference) => Promise<Probed> {
  const asked = new Map<string, Promise<Probed['failure']>>();
  return async (preference) => {
    const name = `${preference.vendor}:${preference.model}`;
    const failure = asked.get(name) ?? ask(preference, env);
    asked.set(name, failure);
    return { ...preference, failure: await failure, hasPrice: priceOf(preference, settings.prices) !== null };
  };
}

async function ask({ vendor: id, model }: Preference, env: VendorEnv): Promise<Probed['failure']> {
  let connection: Connection | undefined;
  try {
    connection = await vendors.find((vendor) => vendor.id === id)?.connect(env);
    await connection?.probe(model, AbortSignal.timeout(probeMs));
    return null;
  } catch (error) {
    const { kind, message } = readFailure(error, connection?.secrets ?? []);
    return { kind, message };
  }
}

function offersFor(env: VendorEnv): Offer[] {
  return vendors.flatMap(({ title, models, missing }) => {
    const variable = missing(env);
    if (variable === null) return [];
    const can = Capability.options.filter((one) => (one === 'translation' ? 'text' : one) in models);
    return [{ title, variable, capabilities: can }];
  });
}
