import type { ReactNode } from 'react';
import { cleanPasted } from './clean-pasted.ts';
import { extensions, isLink } from './extensions.ts';
import { TextEditor, type RichTextEditorProps, type EditorProfile } from './text-editor.tsx';

export type { RichTextEditorProps } from './text-editor.tsx';

const KIND: EditorProfile = {
  extensions,
  blocks: ['paragraph', 'h2', 'h3'],
  isLink,
  clean: (html) => cleanPasted(html),
};

/**
 * Editor of a description with headings, lists, links, font sizes and typefaces of SPEC §5; returns the
 * stored HTML.
 */
export const RichTextEditor = (props: RichTextEditorProps): ReactNode => (
  <TextEditor {...props} profile={KIND} />
);
