import { diffWords } from 'diff';

export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** Limit of removed and added words; above it the text is shown as one replacement. */
const MAX_EDITS = 1_000;

/** Word diff of two texts; changes of whitespace alone are not shown. */
export function diffText(before: string, after: string): TextPart[] {
  const changes = diffWords(before, after, { maxEditLength: MAX_EDITS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return changes.map(({ value, removed, added }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value,
  }));
}
