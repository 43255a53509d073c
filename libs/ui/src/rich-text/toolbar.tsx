import { richTextTexts } from '@prostora/strings/cs/editor.ts';
import { useEditorState, type Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import type { LucideIcon } from '../icons.ts';
import { FONT_FAMILIES, FONT_SIZES } from './html.ts';
import {
  Bold,
  BulletList,
  Italic,
  LinkIcon,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from './icons.ts';
import styles from './rich-text-editor.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

const texts = richTextTexts;

/** Block types of a paragraph. */
export type Block = keyof typeof richTextTexts.blocks;

type Action = { label: string; icon: LucideIcon; active?: boolean; off?: boolean; run: () => void };
type Choice = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  set: (value: string) => void;
};

/** State at the caret; the toolbar renders again only if it changes. */
const selectState = ({ editor }: { editor: Editor }) => ({
  block: editor.isActive('heading') ? `h${String(editor.getAttributes('heading')['level'])}` : 'paragraph',
  size: String(editor.getAttributes('textStyle')['fontSize'] ?? ''),
  family: String(editor.getAttributes('textStyle')['fontFamily'] ?? ''),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  strike: editor.isActive('strike'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});
type State = ReturnType<typeof selectState>;

const chain = (editor: Editor) => editor.chain().focus();

const setTextStyle = (
  editor: Editor,
  textStyle: { fontSize?: number | null; fontFamily?: string | null },
): void => void chain(editor).setMark('textStyle', textStyle).removeEmptyTextStyle().run();

const buildChoices = (editor: Editor, state: State, blocks: readonly Block[]): Choice[] => [
  {
    label: texts.block,
    value: state.block,
    options: blocks.map((value) => ({ value, label: texts.blocks[value] })),
    set: (value) =>
      void (
        value === 'paragraph'
          ? chain(editor).setParagraph()
          : chain(editor).setHeading({ level: Number(value.slice(1)) as 2 | 3 | 4 })
      ).run(),
  },
  {
    label: texts.size,
    value: state.size,
    options: [
      { value: '', label: texts.defaultSize },
      ...FONT_SIZES.map((size) => ({ value: String(size), label: texts.sizeOf(size) })),
    ],
    set: (value) => setTextStyle(editor, { fontSize: value === '' ? null : Number(value) }),
  },
  {
    label: texts.family,
    value: state.family,
    options: [
      { value: '', label: texts.defaultFamily },
      ...FONT_FAMILIES.map((family) => ({ value: family, label: texts.families[family] })),
    ],
    set: (value) => setTextStyle(editor, { fontFamily: value === '' ? null : value }),
  },
];

const buildActions = (editor: Editor, state: State, onLink: () => void): Action[] => [
  { label: texts.bold, icon: Bold, active: state.bold, run: () => chain(editor).toggleBold().run() },
  { label: texts.italic, icon: Italic, active: state.italic, run: () => chain(editor).toggleItalic().run() },
  {
    label: texts.underline,
    icon: Underline,
    active: state.underline,
    run: () => chain(editor).toggleUnderline().run(),
  },
  {
    label: texts.strike,
    icon: Strikethrough,
    active: state.strike,
    run: () => chain(editor).toggleStrike().run(),
  },
  {
    label: texts.bulletList,
    icon: BulletList,
    active: state.bulletList,
    run: () => chain(editor).toggleBulletList().run(),
  },
  {
    label: texts.orderedList,
    icon: ListOrdered,
    active: state.orderedList,
    run: () => chain(editor).toggleOrderedList().run(),
  },
  { label: texts.quote, icon: Quote, active: state.quote, run: () => chain(editor).toggleBlockquote().run() },
  { label: texts.link, icon: LinkIcon, active: state.link, run: onLink },
  { label: texts.undo, icon: Undo2, off: !state.canUndo, run: () => chain(editor).undo().run() },
  { label: texts.redo, icon: Redo2, off: !state.canRedo, run: () => chain(editor).redo().run() },
];

/** Rich text toolbar: one tab stop, arrow keys inside. */
export function Toolbar({
  editor,
  blocks,
  onLink,
}: {
  editor: Editor;
  blocks: readonly Block[];
  onLink: () => void;
}): ReactNode {
  const state = useEditorState({ editor, selector: selectState });
  const choices = buildChoices(editor, state, blocks);
  const actions = buildActions(editor, state, onLink);
  const { toolbar, tabIndex } = useRovingFocus(choices.length + actions.length);
  return (
    <div className={styles['toolbar']} role="toolbar" aria-label={texts.toolbar} {...toolbar}>
      {choices.map(({ label, value, options, set }, index) => (
        <select
          key={label}
          className={styles['choice']}
          aria-label={label}
          value={value}
          tabIndex={tabIndex(index)}
          onChange={(event) => set(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      {actions.map(({ label, icon: Icon, active, off = false, run }, index) => (
        <IconButton
          key={label}
          label={label}
          className={classNames(styles['action'], active && styles['on'])}
          tabIndex={tabIndex(choices.length + index)}
          {...(active !== undefined && { 'aria-pressed': active })}
          aria-disabled={off || undefined}
          onClick={() => !off && run()}
        >
          <Icon />
        </IconButton>
      ))}
    </div>
  );
}
