import type { SectionKey } from './section-keys.ts';
import { useSectionWords } from './use-section-words.ts';

export function SectionHeading({ section }: { section: SectionKey }) {
  const { nameOf, leadOf } = useSectionWords();
  return (
    <header className="mb-8 flex flex-col gap-1">
      <h1 className="text-3xl">{nameOf(section)}</h1>
      <p className="text-muted">{leadOf(section)}</p>
    </header>
  );
}
