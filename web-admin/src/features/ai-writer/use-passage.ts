import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { AI_WRITER } from '@prostora/contracts';
import { toHtml, toInlineHtml } from './markdown.ts';

/** A marked part of the text, and where it stands. */
export type Passage = { from: number; to: number; text: string; isWithinParagraph: boolean };

const BREAK = '\n\n';

function passageOf({ state }: Editor): Passage | null {
  const { from, to, $from, $to, empty } = state.selection;
  const text = empty ? '' : state.doc.textBetween(from, to, BREAK).trim();
  return text === '' ? null : { from, to, text, isWithinParagraph: $from.sameParent($to) };
}

/** What the operator has marked last in the editor; it stays chosen while they press buttons elsewhere. */
export function usePassage(editor: Editor | null) {
  const [passage, setPassage] = useState<Passage | null>(null);
  useEffect(() => {
    if (!editor) return;
    const look = (): void => {
      if (editor.isFocused) setPassage(passageOf(editor));
    };
    editor.on('selectionUpdate', look);
    return () => {
      editor.off('selectionUpdate', look);
    };
  }, [editor]);
  return [passage, () => setPassage(null)] as const;
}

/** What stands before and after the passage. */
export function aroundOf({ state: { doc } }: Editor, { from, to }: Passage): string {
  const half = AI_WRITER.limits.around / 2 - BREAK.length;
  return `${doc.textBetween(0, from, BREAK).slice(-half)}${BREAK}${doc.textBetween(to, doc.content.size, BREAK).slice(0, half)}`.trim();
}

/** Puts the new words in place of the passage; false where the text there is another by now. */
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
