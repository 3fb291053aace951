import type { PublicConfig } from '@adwright/contract/service/service.ts';
import { useEffect, useState } from 'react';
import { api } from './api.ts';

let asked: Promise<PublicConfig> | null = null;

/** Asked once per page; a failure is forgotten so that the next one asks again. */
export function publicConfig(): Promise<PublicConfig> {
  asked ??= api.call('config', {}, { quiet: true }).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Null until it is known. What depends on it is optional, so a failure just leaves it unknown. */
export function usePublicConfig(): PublicConfig | null {
  const [config, setConfig] = useState<PublicConfig | null>(null);
  useEffect(() => {
    let mounted = true;
    publicConfig().then(
      (answer) => mounted && setConfig(answer),
      () => {},
    );
    return () => {
      mounted = false;
    };
  }, []);
  return config;
}

export function isSold({ price_codes }: Pick<PublicConfig, 'price_codes'>): boolean {
  return Object.values(price_codes).some(Boolean);
}

/** Whether a plan can be bought here. Until that is known nothing is offered, so that no offer appears and goes. */
export function useIsSold(): boolean {
  const config = usePublicConfig();
  return config !== null && isSold(config);
}
