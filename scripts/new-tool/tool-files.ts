/** What `npm run new:tool` writes: pure, so that a test can make a tool of it and use it. */
import { starterMessages } from './starter-messages.ts';
import type { ToolNames } from './tool-names.ts';

const tool = ({ id, pascal }: ToolNames, projectType: number) => `import Shapes from 'lucide-react/icons/shapes';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-${id}': typeof messages;
  }
}

export const tool = defineTool({
  id: '${id}',
  projectType: ${projectType},
  section: { key: '${pascal}', event: '${id}', icon: Shapes },
  fromCredits: 1,
  title: ({ text }) => text,
  areas: [],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(\`./messages/\${locale}.ts\`),
  sectionWords: (locale) => import(\`./messages/\${locale}.ts?section\`),
});
`;

const contract = ({ pascal, words }: ToolNames) => `import { z } from 'zod';
import { defineContract } from '../tool.ts';

export const ${pascal}Input = z.object({ text: z.string().trim().min(1).max(200) });
export type ${pascal}Input = z.infer<typeof ${pascal}Input>;

export const ${pascal}Output = z.object({ text: z.string() });

export const contract = defineContract({
  input: ${pascal}Input,
  output: ${pascal}Output,
  queue: 'quick',
  stages: ['draw'],
  timeoutSeconds: 30,
  example: { text: '${words}' },
  price: () => 1,
});
`;

const plan = ({ pascal }: ToolNames) => `import type { ${pascal}Input } from '../contract.ts';

export type ${pascal}Plan = { readonly svg: string };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Pure: the browser's live preview and the job draw the same. */
export function plan${pascal}({ text }: ${pascal}Input): ${pascal}Plan {
  const safe = text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
  return {
    svg: \`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200"><text x="300" y="115" text-anchor="middle" font-size="40">\${safe}</text></svg>\`,
  };
}
`;

const planTest = ({ pascal }: ToolNames) => `import { expect, it } from 'vitest';
import { plan${pascal} } from './plan.ts';

it('draws the text and nothing it could smuggle in', () => {
  const { svg } = plan${pascal}({ text: 'Now <b>half</b> off' });
  expect(svg).toContain('Now &lt;b&gt;half&lt;/b&gt; off');
  expect(svg).not.toContain('<b>');
});
`;

const job = ({ pascal, id }: ToolNames) => `import type { ToolJob } from '../../tool.ts';
import type { contract } from '../contract.ts';
import { plan${pascal} } from '../plan/plan.ts';

export const job: ToolJob<typeof contract> = async (input, context) => {
  await context.progress(10, 'draw');
  const body = new TextEncoder().encode(plan${pascal}(input).svg);
  await context.saveAsset({ name: '${id}.svg', mime: 'image/svg+xml', body, width: 600, height: 200 });
  return { text: input.text };
};
`;

const screen = ({ id, pascal }: ToolNames) => `import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStatus } from '../../kit/form/screen/run-status.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { useInputNews } from '../../kit/form/screen/use-input-news.ts';
import { ${pascal}Input } from '../contract.ts';
import { plan${pascal} } from '../plan/plan.ts';

type Props = ToolFormProps<${pascal}Input>;

function Preview({ input }: { input: ${pascal}Input }) {
  const { svg } = plan${pascal}(input);
  return (
    <img
      alt={input.text}
      src={\`data:image/svg+xml,\${encodeURIComponent(svg)}\`}
      className="w-full rounded-card border bg-white"
    />
  );
}

function Form(props: Props) {
  const { initial, signedIn, onRun, onSignIn, onInput } = props;
  const t = useTranslations('tool-${id}');
  const [text, setText] = useState(initial?.text ?? '');
  const input = useMemo(() => ${pascal}Input.safeParse({ text }).data, [text]);
  useInputNews(input, onInput);
  const start = (): void => {
    if (input) (signedIn ? onRun : onSignIn)(input);
  };
  return (
    <ToolLayout
      label={t('action')}
      onSubmit={start}
      inputs={<TextField label={t('text')} value={text} onValueChange={setText} />}
      bar={
        <RunBar
          {...props}
          action={t('action')}
          reason={input ? undefined : t('needText')}
          onBlockedPress={() => setText(text.trim())}
        />
      }
      stage={
        <>
          <RunStatus {...props} onRetry={start} skeleton={<Skeleton className="h-40 rounded-card" />}>
            {(made) => <ResultFiles assets={made.assets} />}
          </RunStatus>
          {input && <Preview input={input} />}
        </>
      }
    />
  );
}

export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-${id}">
      <Form {...props} />
    </ToolAreaContext>
  );
}
`;

/** The tool's own files, by path inside its folder. */
export function toolFiles(names: ToolNames, projectType: number): Record<string, string> {
  return {
    'tool.ts': tool(names, projectType),
    'contract.ts': contract(names),
    'plan/plan.ts': plan(names),
    'plan/plan.test.ts': planTest(names),
    'node/job.ts': job(names),
    'screen/form.tsx': screen(names),
    ...starterMessages(names),
  };
}

/** The one place that lists tools, with this one at its end. */
export function registered(registry: string, { id, camel }: ToolNames): string {
  const imported = replaceOnce(
    registry,
    /import type \{ Tool \}/,
    `import { tool as ${camel} } from './${id}/tool.ts';\nimport type { Tool }`,
  );
  return replaceOnce(imported, /\n\] as const satisfies/, `\n  ${camel},\n] as const satisfies`);
}

function replaceOnce(text: string, find: RegExp, replacement: string): string {
  if (!find.test(text))
    throw new Error(`registry.ts no longer looks as the scaffold expects (${find.source}); register the tool by hand.`);
  return text.replace(find, replacement);
}
