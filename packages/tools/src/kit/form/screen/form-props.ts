import type { ExportedDocument, Run } from '@adwright/contract/run/run.ts';

/**
 * What a page gives to a tool's form, and what the form gives back. The form owns its fields, its free preview
 * and how a result looks; who is signed in, what a run costs and how it is started and followed is the page's.
 */
export type ToolFormProps<Input> = {
  /** Values to begin with, e.g. from the address or from a run to repeat. What is missing takes the tool's defaults. */
  initial?: Partial<Input> | undefined;
  /** The stored piece of work in the fields; what is edited belongs into its document. */
  projectId?: string | null | undefined;
  signedIn: boolean;
  /** Whole credits the run would cost; null while that is not known. */
  quote: number | null;
  /** What the person has; null for a visitor. */
  credits: number | null;
  /** The run that is followed now: null before the first one. */
  run: Run | null;
  /** From the press of the button until there is a run to follow. */
  starting: boolean;
  /** Why the last attempt was refused, in the reader's words. */
  problem?: string | undefined;
  /** The page has no connection: nothing can be started. */
  offline?: boolean | undefined;
  /** Starts a run. The input has passed the tool's schema. With a document it makes files of that revision of it. */
  onRun: (input: Input, document?: ExportedDocument) => void;
  /** A visitor pressed the button: sign them in, then run this. */
  onSignIn: (input: Input) => void;
  onCancel: () => void;
  /** Whenever the fields hold something that could run, so that the page can ask for its price. */
  onInput?: ((input: Input) => void) | undefined;
  /** From here on what is in the fields is kept in this piece of work; null once it is not any more. */
  onKept?: ((projectId: string | null) => void) | undefined;
};
