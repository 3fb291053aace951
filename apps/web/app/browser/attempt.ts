/** For what a browser may refuse (storage that is forbidden or full): undefined then, and nothing else breaks. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
