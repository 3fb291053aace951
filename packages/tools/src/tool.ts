import type { AvatarRef } from '@adwright/contract/avatar/avatar-ref.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import type { EndpointId } from '@adwright/contract/endpoints.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { Capability } from '@adwright/contract/service/capability.ts';
import type { EarlierRun, Here, QueueName, RunContext } from '@adwright/domain/runs/ports.ts';
import type { Area } from '@adwright/i18n/areas.ts';
import type { LoadArea } from '@adwright/i18n/load-messages.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { BatchSheet } from './kit/batch/plan/sheet.ts';
import type { ToolFormProps } from './kit/form/screen/form-props.ts';

/** What a run of the tool takes, gives, costs and may last. Loaded by the server at its start, by the browser with the screen. */
export type ToolContract<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  readonly input: Input;
  readonly output: Output;
  readonly queue: QueueName;
  /** Whose work another party does, where one is configured for it: then its runs wait in the queue `remote`. */
  readonly remote?: Capability;
  /** The stages its job reports, in order; each has words in the tool's messages. */
  readonly stages: readonly string[];
  /** Whole credits. The quote and the charge are this one function, so they cannot differ. */
  price(input: z.output<Input>, ...before: readonly EarlierRun[]): number;
  /** The runs of the person's that this one goes on from: what was paid there is not paid again. */
  continues?(input: z.output<Input>): readonly string[];
  /** The input with the seconds that its files last, where its price goes by them: callers may say anything. */
  measured?(input: z.output<Input>, secondsOf: (file: string) => number | undefined): z.output<Input>;
  /** Ids of the files it names: whether they are the person's own is looked at before anything is held. */
  files?(input: z.output<Input>): readonly string[];
  /** Ids of the files among them that must be films, of a length that one can work with. */
  clips?(input: z.output<Input>): readonly string[];
  /** Who is shown: whether they are the person's to show is looked at before anything is held. */
  avatars?(input: z.output<Input>): readonly AvatarRef[];
  /** Ids of files in which somebody is made to say something: what a file is called may tell that everybody knows them. */
  faces?(input: z.output<Input>): readonly string[];
  /** Ids of the voices it speaks with: whether there are such is looked at before anything is held. */
  voices?(input: z.output<Input>): readonly string[];
  /** How many pictures a run without a price draws, for the plan's allowance of free work; one, if not said. */
  freePictures?(input: z.output<Input>): number;
  /** A look before the work, and no piece of work by itself: it is not kept among the person's projects. */
  isLook?(input: z.output<Input>): boolean;
  /** Where its input begins when a brand was chosen; by default with the brand itself. */
  forBrand?(brand: BrandRules): object;
  /** Refuses, with an AppError, what is well-formed but impossible: before anything is held or queued. */
  check?(input: z.output<Input>): void;
  /** The same for what its clips, or this installation, make impossible. */
  checkHere?(input: z.output<Input>, here: Here): void;
  /** What the person may answer, by the step at which a run stops for them. */
  readonly answers?: Readonly<Record<string, z.ZodType>>;
  /** How long one attempt may take without getting further before it counts as dead. */
  readonly timeoutSeconds: number;
  /** A first run with the usual choices, as a caller would send it: shown in OpenAPI, priced on the tool's tile. */
  readonly example: z.input<Input>;
};

export function defineContract<Input extends z.ZodType, Output extends z.ZodType>(
  contract: ToolContract<Input, Output>,
): ToolContract<Input, Output> {
  return contract;
}

/** What another section may hand over to one that takes it. */
export type HandoverKind = 'template' | 'picture-template' | 'avatar';

/** The tool's place in the dashboard. */
export type ToolSection<Key extends string = string> = {
  /** Its name in addresses, saved state and the specification. */
  readonly key: Key;
  /** Its name in feature-switch events. */
  readonly event: string;
  readonly icon: ComponentType<{ className?: string }>;
  /** A feature-switch event opens this one first, so that "back" leads there. */
  readonly first?: 'Home';
  /** A template-selected event that carries one of these opens this section and hands it over. */
  readonly takes?: readonly HandoverKind[];
};

/** The call takes the tool's input and, from its screen, what `with` adds. */
export type StartingCall = { readonly id: EndpointId; readonly with?: object };

/** What an input looks like before anything has checked it. */
export type RawInput = Readonly<Record<string, unknown>>;

/**
 * Everything the product knows of a tool, in one light place: registry, dashboard, My work, prices, OpenAPI and tests
 * are derived from it. What is heavy is loaded when it is needed: the contract with its schemas, the screen by the
 * browser, the job (`node/job.ts`, by its place) by the worker.
 */
export type Tool<Id extends string = string, Key extends string = string> = {
  readonly id: Id;
  /** The number its projects have on the wire; it never changes and is never used again. */
  readonly projectType: number;
  readonly section: ToolSection<Key>;
  /** The specification's own call that starts it; without one `/api/tool/run` does. */
  readonly call?: StartingCall;
  /** What a first run with the usual choices costs. */
  readonly fromCredits: number;
  /**
   * What a person would call a run, in their language; by default its title or its product. Where that says nothing,
   * the name of its first file does.
   */
  title?(input: RawInput, locale: LocaleCode): unknown;
  /** What its result says, for tables of results; of tools whose results are words. */
  texts?(output: RawInput): readonly string[];
  /** Names of files that a later run or a proof needs: no results, never a cover, not offered for download. */
  readonly helperFiles?: RegExp;
  /** The fields to begin with when a product was chosen elsewhere; undefined for tools that have no use for one. */
  startWith?(product: AdProductInput): object;
  /** Home's field offers the tool for a link or for words, the lowest number first; `linkUnread` needs no product from it. */
  readonly offeredFor?: { readonly link?: number; readonly words?: number; readonly linkUnread?: true };
  /** What its tile shows: three results in `tool-previews`, or something drawn on the spot. Without one, its icon. */
  readonly preview?: 'results' | (() => Promise<{ readonly TilePreview: ComponentType<{ locale: LocaleCode }> }>);
  /** The message areas its screen speaks from beside its own. */
  readonly areas: readonly Area[];
  /** What a sheet of many runs looks like; without one the tool is not offered there. */
  batch?(): Promise<{ readonly batch: BatchSheet }>;
  contract(): Promise<{ readonly contract: ToolContract }>;
  screen(): Promise<{ readonly Screen: ComponentType<ToolFormProps<unknown>> }>;
  readonly messages: LoadArea;
  /** Of the messages only `section`, so that the sidebar need not load what all screens say. */
  readonly sectionWords: LoadArea;
};

type Definition<Id extends string, Key extends string, Contract extends ToolContract> = Omit<
  Tool<Id, Key>,
  'contract' | 'screen'
> & {
  contract(): Promise<{ readonly contract: Contract }>;
  screen(): Promise<{ readonly Screen: ComponentType<ToolFormProps<z.output<Contract['input']>>> }>;
};

/** The runner hands a screen's own input back to it and to its own price, so nobody else need know what it is. */
export function defineTool<const Id extends string, const Key extends string, Contract extends ToolContract>(
  tool: Definition<Id, Key, Contract>,
): Tool<Id, Key> {
  return tool as unknown as Tool<Id, Key>;
}

export type ToolContext = RunContext;

export type ToolJob<Contract extends ToolContract> = (
  input: z.output<Contract['input']>,
  context: ToolContext,
) => Promise<z.input<Contract['output']>>;
