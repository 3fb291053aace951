/** From the configuration to engines that can be asked. Clients are loaded only for the vendors that are used. */
import type { Capability } from '@adwright/contract/service/capability.ts';
import type { Clock } from '@adwright/domain/clock.ts';
import type { Engines } from '@adwright/domain/engines/engines.ts';
import type { Adapters, VendorCapability } from './adapters.ts';
import type { CallPlan, Candidate } from './call/ask-in-order.ts';
import { type Books, createLedger, type Ledger } from './call/ledger.ts';
import type { Log } from './call/log.ts';
import { talkingHeadEngine, videoEngine } from './engines/films.ts';
import { imageEditEngine, imageEngine } from './engines/pictures.ts';
import { speechEngine } from './engines/speech.ts';
import { textEngine } from './engines/text.ts';
import { transcriptionEngine } from './engines/transcription.ts';
import { translationEngine } from './engines/translation.ts';
import { priceOf, type ProviderEnv, type ProviderSettings, readSettings } from './settings.ts';
import type { Connection } from './vendor.ts';
import { vendors } from './vendors.ts';

export type EnginesOptions = {
  readonly env: ProviderEnv;
  readonly work: Books;
  readonly clock: Clock;
  readonly log: Log;
};

type Connect = (vendor: string) => Promise<Connection>;

export async function openEngines({ env, work, clock, log }: EnginesOptions): Promise<Engines> {
  const { settings } = readSettings(env);
  const connect = connectOnce(env);
  const ledger = createLedger({ work, clock });
  const serve = <Id extends VendorCapability, Engine>(
    capability: Capability,
    as: Id,
    make: (plan: CallPlan, candidates: readonly Candidate<Adapters[Id]>[], builtinAfter: boolean) => Engine,
  ) => open({ settings, connect, ledger, log }, capability, as, make);
  const translator = await serve('translation', 'text', textEngine);
  return {
    text: await serve('text', 'text', textEngine),
    image: await serve('image', 'image', imageEngine),
    imageEdit: await serve('image_edit', 'image_edit', imageEditEngine),
    speech: await serve('speech', 'speech', speechEngine),
    transcription: await serve('transcription', 'transcription', transcriptionEngine),
    translation: translator && translationEngine(translator),
    video: await serve('video', 'video', videoEngine),
    talkingHead: await serve('talking_head', 'talking_head', talkingHeadEngine),
  };
}

function connectOnce(env: ProviderEnv): Connect {
  const connections = new Map<string, Promise<Connection>>();
  return (id) => {
    const known = connections.get(id);
    if (known) return known;
    const vendor = vendors.find((one) => one.id === id);
    if (!vendor) throw new Error(`no vendor ${id}`);
    const connection = vendor.connect(env);
    connections.set(id, connection);
    return connection;
  };
}

type World = {
  readonly settings: ProviderSettings;
  readonly connect: Connect;
  readonly ledger: Ledger;
  readonly log: Log;
};

async function open<Id extends VendorCapability, Engine>(
  { settings, connect, ledger, log }: World,
  capability: Capability,
  as: Id,
  make: (plan: CallPlan, candidates: readonly Candidate<Adapters[Id]>[], builtinAfter: boolean) => Engine,
): Promise<Engine | null> {
  const { preferences, builtinAfter, budget, timeoutMs } = settings.capabilities[capability];
  if (preferences.length === 0) return null;
  const candidates: Candidate<Adapters[Id]>[] = [];
  for (const preference of preferences) {
    const { secrets, adapters } = await connect(preference.vendor);
    const adapter = adapters[as]?.(preference.model);
    if (!adapter) throw new Error(`${preference.vendor} has no ${as}`);
    candidates.push({ ...preference, adapter, secrets, price: priceOf(preference, settings.prices) });
  }
  return make({ capability, timeoutMs, budget, ledger, log }, candidates, builtinAfter);
}
