import type { ToolFormProps } from './form-props.ts';
import { useInputNews } from './use-input-news.ts';

type Page<Input> = Pick<ToolFormProps<Input>, 'signedIn' | 'onRun' | 'onSignIn' | 'onInput'>;

/** Tells the page what could run, for its price, and answers what the button does: a visitor signs in first. */
export function useStart<Input>({ signedIn, onRun, onSignIn, onInput }: Page<Input>, ready: Input | undefined) {
  useInputNews(ready, onInput);
  return (): void => {
    if (ready !== undefined) (signedIn ? onRun : onSignIn)(ready);
  };
}
