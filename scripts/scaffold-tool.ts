/** What `npm run new:tool` writes: pure, so that a test can hold it to the registries as they are. */

export type ToolNames = { readonly id: string; readonly camel: string; readonly pascal: string };

export function namesOf(id: string): ToolNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(`A tool's name is kebab-case, for example "price-tag"; this is not: ${id}`);
  const pascal = id.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return { id, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
}

const contract = ({ id, camel, pascal }: ToolNames) => `import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const ${pascal}Input = z.object({ words: z.string().trim().min(1).max(200) });
export type ${pascal}Input = z.infer<typeof ${pascal}Input>;

export const ${pascal}Output = z.object({ words: z.string() });
export type ${pascal}Output = z.infer<typeof ${pascal}Output>;

export const ${camel} = defineTool({
  id: '${id}',
  input: ${pascal}Input,
  output: ${pascal}Output,
  queue: 'quick',
  stages: ['make'],
  timeoutSeconds: 30,
  price: () => 1,
});
`;

const plan = ({ pascal }: ToolNames) => `import type { ${pascal}Input } from './contract.ts';

export type ${pascal}Plan = { readonly svg: string };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Pure: the browser's live preview and the job draw the same. */
export function plan${pascal}({ words }: ${pascal}Input): ${pascal}Plan {
  const safe = words.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
  return {
    svg: \`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200"><text x="300" y="115" text-anchor="middle" font-size="40">\${safe}</text></svg>\`,
  };
}
`;

const planTest = ({ pascal }: ToolNames) => `import { expect, it } from 'vitest';
import { plan${pascal} } from './plan.ts';

it('draws the words and nothing they could smuggle in', () => {
  const { svg } = plan${pascal}({ words: 'Now <b>half</b> off' });
  expect(svg).toContain('Now &lt;b&gt;half&lt;/b&gt; off');
  expect(svg).not.toContain('<b>');
});
`;

const job = ({ camel, pascal, id }: ToolNames) => `import type { ToolJob } from '../tool.ts';
import type { ${camel} } from './contract.ts';
import { plan${pascal} } from './plan.ts';

export const job: ToolJob<typeof ${camel}> = async (input, context) => {
  await context.progress(10, 'make');
  const body = new TextEncoder().encode(plan${pascal}(input).svg);
  await context.saveAsset({ name: '${id}.svg', mime: 'image/svg+xml', body, width: 600, height: 200 });
  return { words: input.words };
};
`;

const form = ({ id, pascal }: ToolNames) => `import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../form.ts';
import { ToolAreaContext } from '../form-parts/form-words.ts';
import { ResultFiles } from '../form-parts/result-files.tsx';
import { RunBar } from '../form-parts/run-bar.tsx';
import { RunStatus } from '../form-parts/run-status.tsx';
import { ToolLayout } from '../form-parts/tool-layout.tsx';
import { useInputNews } from '../form-parts/use-input-news.ts';
import { ${pascal}Input } from './contract.ts';
import { plan${pascal} } from './plan.ts';

type Props = ToolFormProps<${pascal}Input>;

function Picture({ input }: { input: ${pascal}Input }) {
  const { svg } = plan${pascal}(input);
  return <img alt={input.words} src={\`data:image/svg+xml,\${encodeURIComponent(svg)}\`} className="w-full rounded-card border" />;
}

function Form(props: Props) {
  const { initial, signedIn, onRun, onSignIn, onInput } = props;
  const t = useTranslations('tool-${id}');
  const [words, setWords] = useState(initial?.words ?? '');
  const input = useMemo(() => ${pascal}Input.safeParse({ words }).data, [words]);
  useInputNews(input, onInput);
  const start = (): void => {
    if (input) (signedIn ? onRun : onSignIn)(input);
  };
  return (
    <ToolLayout
      label={t('action')}
      onSubmit={start}
      inputs={<TextField label={t('words')} value={words} onValueChange={setWords} />}
      bar={<RunBar {...props} action={t('action')} reason={input ? undefined : t('needWords')} onBlockedPress={() => setWords(words.trim())} />}
      stage={
        <>
          <RunStatus {...props} onRetry={start} skeleton={<Skeleton className="h-40 rounded-card" />}>
            {(made) => <ResultFiles assets={made.assets} />}
          </RunStatus>
          {input && <Picture input={input} />}
        </>
      }
    />
  );
}

export function ${pascal}Form(props: Props) {
  return (
    <ToolAreaContext value="tool-${id}">
      <Form {...props} />
    </ToolAreaContext>
  );
}
`;

const messages = ({ id }: ToolNames) => `import form from './tool-form.ts';

export default {
  form,
  action: 'Make it',
  working: 'Making it',
  stages: { make: 'Drawing' },
  ready: 'Your ${id.replaceAll('-', ' ')} is ready.',
  words: 'Words',
  needWords: 'Write a few words first.',
} as const;
`;

/** The tool's own files, by path. */
export function filesOf(names: ToolNames): Record<string, string> {
  const folder = `packages/tools/src/${names.id}`;
  return {
    [`${folder}/contract.ts`]: contract(names),
    [`${folder}/plan.ts`]: plan(names),
    [`${folder}/plan.test.ts`]: planTest(names),
    [`${folder}/job.ts`]: job(names),
    [`${folder}/form.tsx`]: form(names),
    [`packages/i18n/src/messages/en/tool-${names.id}.ts`]: messages(names),
  };
}

function replaceOnce(text: string, find: RegExp, replacement: string, file: string): string {
  if (!find.test(text))
    throw new Error(`${file} no longer looks as the scaffold expects (${find.source}); register the tool by hand.`);
  return text.replace(find, replacement);
}

/** How each registry changes, by path. */
export function registrationsOf({ id, camel, pascal }: ToolNames): Record<string, (text: string) => string> {
  const registry = 'packages/tools/src/registry.ts';
  const jobs = 'packages/tools/src/jobs.ts';
  const forms = 'apps/web/app/features/tool-runner/tool-forms.ts';
  const areas = 'packages/i18n/src/areas.ts';
  const area = `tool${pascal}`;
  const loader = `  '${id}': {
    areas: ['tool-${id}', 'tool-media'],
    load: async () => {
      const [{ ${pascal}Form }, { ${camel} }] = await Promise.all([
        import('@adwright/tools/${id}/form.tsx'),
        import('@adwright/tools/${id}/contract.ts'),
      ]);
      return loaded(${pascal}Form, ${camel});
    },
  },
};

/** The runner`;
  return {
    [registry]: (text) => {
      const imported = replaceOnce(
        text,
        /import type \{ ToolContract \}/,
        `import { ${camel} } from './${id}/contract.ts';\nimport type { ToolContract }`,
        registry,
      );
      const listed = replaceOnce(
        imported,
        /export type ToolId =\s*([^;]+);/,
        `export type ToolId = $1 | '${id}';`,
        registry,
      );
      return replaceOnce(listed, /,?\s*\} as const satisfies/, `, '${id}': ${camel} } as const satisfies`, registry);
    },
    [jobs]: (text) => replaceOnce(text, /\n\};\n/, `\n  '${id}': () => import('./${id}/job.ts'),\n};\n`, jobs),
    [forms]: (text) => replaceOnce(text, /\};\n\n\/\*\* The runner/, loader, forms),
    [areas]: (text) => {
      const imported = replaceOnce(
        text,
        /\n\n\/\*\*/,
        `\nimport type ${area} from './messages/en/tool-${id}.ts';\n\n/**`,
        areas,
      );
      const typed = replaceOnce(
        imported,
        /\n\};\n\nexport type Area/,
        `\n  'tool-${id}': typeof ${area};\n};\n\nexport type Area`,
        areas,
      );
      return replaceOnce(
        typed,
        /\n\};\n\nexport const areas/,
        `\n  'tool-${id}': true,\n};\n\nexport const areas`,
        areas,
      );
    },
  };
}
