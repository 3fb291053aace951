import type { Capability } from '@adwright/contract/service/capability.ts';
import { type Offer, type Probed, probeProviders, type Served } from '@adwright/providers/probe-providers.ts';
import type { Env } from '../env.ts';
import type { Finding, Section } from './finding.ts';

/** What is served without any key; null where nothing is. */
const builtin: Record<Capability, string | null> = {
  text: 'built-in copywriter',
  image: null,
  image_edit: null,
  speech: 'built-in voices',
  transcription: 'built-in recogniser (English)',
  translation: null,
  video: null,
  talking_head: null,
};

/** What can be had all the same where nobody serves a capability. */
const without: Partial<Record<Capability, string>> = {
  image: 'templates only; from words alone it needs a provider',
  video: 'templates only; from words alone it needs a provider',
  talking_head: 'built-in animation only',
};

export async function checkProviders(env: Env): Promise<Section[]> {
  const { served, offers } = await probeProviders(env);
  return [
    { title: 'What serves what', findings: served.flatMap(findingsOf) },
    { title: 'What a key would add', findings: offers.map(offered) },
  ];
}

function findingsOf({ capability, by, builtinAfter, hasBudget }: Served): Finding[] {
  const name = capability.replace('_', ' ');
  const own = builtin[capability];
  const last: Finding[] =
    own !== null && builtinAfter
      ? [{ level: 'ok', name, text: by.length === 0 ? own : `then the ${own}` }]
      : by.length === 0
        ? [{ level: 'note', name, text: without[capability] ?? 'needs a provider' }]
        : [];
  return [...by.flatMap((one, index) => probed(one, name, index, hasBudget)), ...last];
}

function probed(
  { vendor, model, failure, hasPrice }: Probed,
  name: string,
  index: number,
  hasBudget: boolean,
): Finding[] {
  const engine = `${index === 0 ? '' : 'then '}${vendor}:${model}`;
  if (failure !== null)
    return [{ level: 'problem', name, text: `${engine} does not serve (${failure.kind}): ${failure.message}` }];
  if (hasBudget && !hasPrice) {
    return [
      {
        level: 'problem',
        name,
        text: `${engine} has no known price, so the budget keeps it from being asked: set PROVIDER_PRICES`,
      },
    ];
  }
  return [{ level: 'ok', name, text: `${engine}${hasPrice ? '' : ' (price unknown: its cost is not counted)'}` }];
}

function offered({ title, variable, capabilities }: Offer): Finding {
  return {
    level: 'note',
    name: title,
    text: `${variable}: ${capabilities.map((one) => one.replace('_', ' ')).join(', ')}`,
  };
}
