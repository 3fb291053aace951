import { toolNamed } from '@adwright/tools/registry.ts';
import { useTranslations } from 'use-intl';

/** What a tool is called; one that is no longer there keeps its id. */
export function useToolNames(): (tool: string) => string {
  const t = useTranslations('tool-sections');
  return (tool) => {
    const key = toolNamed(tool)?.section.key;
    return key === undefined ? tool : t(`${key}.name`);
  };
}
