export type FileRefusal = 'too_large' | 'wrong_kind' | 'too_many';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

function accepts(accept: string, file: Chosen): boolean {
  return accept.split(',').some((part) => {
    const rule = part.trim().toLowerCase();
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
    return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
  });
}

/** Why a file cannot be taken; null where it can. An empty one is no file of any kind, whatever it is called. */
export function refusalOf(
  file: Chosen,
  { accept, maxBytes }: { readonly accept: string; readonly maxBytes: number },
): FileRefusal | null {
  if (file.size === 0 || !accepts(accept, file)) return 'wrong_kind';
  return file.size > maxBytes ? 'too_large' : null;
}
