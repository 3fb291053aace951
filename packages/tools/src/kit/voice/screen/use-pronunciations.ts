import type { Pronunciation } from '@adwright/contract/voice/voice.ts';
import { useEffect, useState } from 'react';
import { useToolHost } from '../../form/screen/tool-host.ts';
import { pronunciationsChanged } from './pronunciation-changes.ts';

type Dictionary = {
  readonly words: readonly Pronunciation[];
  readonly saving: boolean;
  readonly problem: string | undefined;
  /** Null forgets the word. Answers whether it was kept. */
  save(word: string, say: string | null): Promise<boolean>;
};

/** How the person wants words to be said in a language. */
export function usePronunciations(language: string): Dictionary {
  const host = useToolHost();
  const [known, setKnown] = useState<{ language: string; words: readonly Pronunciation[] } | null>(null);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let gone = false;
    host.pronunciations(language).then(
      (words) => !gone && setKnown({ language, words }),
      (error: unknown) => !gone && setProblem(host.problemText(error)),
    );
    return () => {
      gone = true;
    };
  }, [host, language]);
  const save = async (word: string, say: string | null): Promise<boolean> => {
    setSaving(true);
    setProblem(undefined);
    try {
      setKnown({ language, words: await host.pronounce({ language, word, say }) });
      pronunciationsChanged();
      return true;
    } catch (error) {
      setProblem(host.problemText(error));
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { words: known?.language === language ? known.words : [], saving, problem, save };
}
