export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** Limit of the diff matrix; above it the changed part is shown as one replacement. */
const MAX_CELLS = 1_500_000;

const splitWords = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/** Word diff of two texts. */
export function diffText(before: string, after: string): TextPart[] {
  const [old, fresh] = [splitWords(before), splitWords(after)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < fresh.length - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  )
    end += 1;
  const middle = diffWords(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  return mergeParts([...old.slice(0, start).map(same), ...middle, ...old.slice(old.length - end).map(same)]);
}

const same = (text: string): TextPart => ({ kind: 'same', text });
const removed = (text: string): TextPart => ({ kind: 'removed', text });
const added = (text: string): TextPart => ({ kind: 'added', text });

/**
 * Diff by the longest common subsequence of words; `lengths[i][j]` is its length for the suffixes from i and
 * j.
 */
function diffWords(old: readonly string[], fresh: readonly string[]): TextPart[] {
  if (old.length * fresh.length > MAX_CELLS) return [...old.map(removed), ...fresh.map(added)];
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? new Uint16Array();
    for (let j = fresh.length - 1; j >= 0; j -= 1)
      row[j] = old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [oldWord, freshWord] = [old[i], fresh[j]];
    if (oldWord !== undefined && oldWord === freshWord) {
      parts.push(same(oldWord));
      [i, j] = [i + 1, j + 1];
    } else if (oldWord !== undefined && (freshWord === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push(removed(oldWord));
      i += 1;
    } else {
      parts.push(added(freshWord ?? ''));
      j += 1;
    }
  }
  return parts;
}

/**
 * Merges adjacent parts of one kind; whitespace between two changes joins them, so that a changed phrase is
 * one part.
 */
function mergeParts(parts: readonly TextPart[]): TextPart[] {
  const runs: { removed: string; added: string; same: string }[] = [];
  parts.forEach((part, index) => {
    const isBridge =
      part.kind === 'same' &&
      /^\s+$/u.test(part.text) &&
      (parts[index - 1]?.kind ?? 'same') !== 'same' &&
      (parts[index + 1]?.kind ?? 'same') !== 'same';
    const last = runs.at(-1);
    const run =
      last &&
      (part.kind === 'same' && !isBridge ? last.removed === '' && last.added === '' : last.same === '')
        ? last
        : { removed: '', added: '', same: '' };
    if (run !== last) runs.push(run);
    if (isBridge) {
      run.removed += part.text;
      run.added += part.text;
    } else run[part.kind] += part.text;
  });
  return runs.flatMap((run) =>
    [same(run.same), removed(run.removed), added(run.added)].filter(({ text }) => text !== ''),
  );
}
