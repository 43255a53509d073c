import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { AI_WRITER } from '@prostora/contracts';
import { toHtml, toInlineHtml } from './markdown.ts';

/** A selected passage and its position. */
export type Passage = { from: number; to: number; text: string; isWithinParagraph: boolean };

const BREAK = '\n\n';

function getPassage({ state }: Editor): Passage | null {
  const { from, to, $from, $to, empty } = state.selection;
  const text = empty ? '' : state.doc.textBetween(from, to, BREAK).trim();
  return text === '' ? null : { from, to, text, isWithinParagraph: $from.sameParent($to) };
}

/** Last selection in the editor; kept when the focus moves to a button. */
export function usePassage(editor: Editor | null) {
  const [passage, setPassage] = useState<Passage | null>(null);
  useEffect(() => {
    if (!editor) return;
    const updatePassage = (): void => {
      if (editor.isFocused) setPassage(getPassage(editor));
    };
    editor.on('selectionUpdate', updatePassage);
    return () => {
      editor.off('selectionUpdate', updatePassage);
    };
  }, [editor]);
  return [passage, () => setPassage(null)] as const;
}

/** Text before and after the passage. */
export function getSurroundingText({ state: { doc } }: Editor, { from, to }: Passage): string {
  const half = AI_WRITER.limits.around / 2 - BREAK.length;
  const before = doc.textBetween(0, from, BREAK).slice(-half);
  const after = doc.textBetween(to, doc.content.size, BREAK).slice(0, half);
  return `${before}${BREAK}${after}`.trim();
}

/** Replaces the passage; false when the text at its position has changed. */
export function replacePassage(
  editor: Editor,
  { from, to, text, isWithinParagraph }: Passage,
  markdown: string,
): boolean {
  const { doc } = editor.state;
  if (to > doc.content.size || doc.textBetween(from, to, BREAK).trim() !== text) return false;
  const isInline = isWithinParagraph && !markdown.trim().includes('\n');
  return editor
    .chain()
    .focus()
    .insertContentAt({ from, to }, isInline ? toInlineHtml(markdown) : toHtml(markdown))
    .run();
}
