import type { AdScript } from '@adwright/contract/product/script.ts';
import { wordsWithin } from '@adwright/contract/words-within.ts';
import { useEffect, useState } from 'react';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { anglesShown, callOf, editableScript, onBrandScripts, writeAngles } from '../plan/write-script.ts';
import type { Script, VideoAdFields } from './fields.ts';

export type Angles = { readonly key: string; readonly scripts: readonly Script[]; readonly writing: boolean };

/** A person types; the writer waits until they rest. */
const restMs = 500;

/** The scripts the facts allow, three at a time. Those of the facts before stay until the new ones are there. */
export function useScripts(fields: VideoAdFields, signedIn: boolean): Angles {
  const host = useToolHost();
  const { title, description, benefits, price, currency, audience } = fields.product;
  const { language, length, seed } = fields;
  const { use = [], avoid = [], cta = '' } = fields.brand ?? {};
  const said = { title, description, benefits, price, currency, audience, language, length, seed, use, avoid, cta };
  const key = JSON.stringify(said);
  const [known, setKnown] = useState<Omit<Angles, 'writing'>>({ key: '', scripts: [] });
  useEffect(() => {
    if (title.trim() === '') return undefined;
    let gone = false;
    const order = { locale: language, length, seed };
    const here = (): Promise<AdScript[]> => writeAngles(fields.product, order);
    const asked = (): Promise<readonly AdScript[]> =>
      host.writeScripts({
        title,
        description: wordsWithin(description, 2000),
        benefits: wordsWithin(benefits.join('\n'), 2000),
        ...(price !== null && { price }),
        currency,
        audience: wordsWithin(audience, 160),
        language,
        length,
        seed,
        count: anglesShown,
      });
    const write = async (): Promise<void> => {
      // Whoever is not signed in, or not connected, has what is written without a server.
      const scripts = signedIn ? await asked().catch(here) : await here();
      const call = await callOf(fields.product, language);
      const ending = { call, name: title, brand: fields.brand };
      const allowed = onBrandScripts(scripts, fields.brand);
      if (!gone) setKnown({ key, scripts: allowed.map((script) => editableScript(script, ending)) });
    };
    const timer = setTimeout(
      () => void write().catch(() => !gone && setKnown({ key, scripts: [] })),
      known.key === '' ? 0 : restMs,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
    // The key says all that the writer reads of the fields.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, signedIn, host]);
  return { ...known, writing: title.trim() !== '' && known.key !== key };
}
