import { useRef, useState } from 'react';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { scriptOrder, spokenOf } from '../plan/script-about.ts';
import type { AvatarFields } from './fields.ts';

/** Has a script written about the product; another one each time it is asked for. */
export function useWritten({ product, language }: AvatarFields, onScript: (script: string) => void) {
  const host = useToolHost();
  const seed = useRef(0);
  const [writing, setWriting] = useState(false);
  const write = async (): Promise<void> => {
    if (!product) return;
    setWriting(true);
    try {
      seed.current += 1;
      const script = spokenOf((await host.writeScripts(scriptOrder(product, language, seed.current)))[0]);
      if (script !== '') onScript(script);
    } finally {
      setWriting(false);
    }
  };
  return { writing, write: () => void write().catch(() => undefined) };
}
