import { parseVideo } from '@prostora/contracts';
import { articleEditorTexts as texts } from '@prostora/strings/cs/article-editor.ts';
import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import type { LucideIcon } from '../icons.ts';
import { UrlForm } from './url-form.tsx';
import {
  Code,
  Columns3,
  Heading,
  ImagePlus,
  Rows3,
  SeparatorHorizontal,
  Store,
  TableIcon,
  Trash2,
  VideoIcon,
} from './icons.ts';
import styles from './rich-text-editor.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

type Action = { label: string; icon: LucideIcon; run: () => void };
type OpenForm = 'video' | 'space' | null;

/** „/prostor/pragovka/loft“ or the full URL → „pragovka/loft“; null for another URL. */
const parseSpacePath = (address: string): string | null =>
  /^(?:(?:(?:https?:\/\/[^/]+)?\/)?prostor\/)?([a-z0-9-]+(?:\/[a-z0-9-]+)?)\/?(?:[?#].*)?$/u.exec(
    address,
  )?.[1] ?? null;

const tableActions = (editor: Editor): Action[] => [
  { label: texts.addRow, icon: Rows3, run: () => editor.chain().focus().addRowAfter().run() },
  { label: texts.addColumn, icon: Columns3, run: () => editor.chain().focus().addColumnAfter().run() },
  { label: texts.headerRow, icon: Heading, run: () => editor.chain().focus().toggleHeaderRow().run() },
  { label: texts.removeRow, icon: Trash2, run: () => editor.chain().focus().deleteRow().run() },
  { label: texts.removeColumn, icon: Trash2, run: () => editor.chain().focus().deleteColumn().run() },
  { label: texts.removeTable, icon: Trash2, run: () => editor.chain().focus().deleteTable().run() },
];

/** Toolbar of insertable elements; inside a table also the table tools. */
export function InsertBar({
  editor,
  accept,
  onFiles,
}: {
  editor: Editor;
  accept: string;
  onFiles: (files: readonly File[]) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [openForm, setOpenForm] = useState<OpenForm>(null);
  const inTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  const insert = (content: object): boolean => editor.chain().focus().insertContent(content).run();
  const onVideo = (address: string): boolean => {
    const video = parseVideo(address);
    return video !== null && insert({ type: 'articleVideo', attrs: { address: video.url } });
  };
  const onSpace = (address: string): boolean => {
    const url = parseSpacePath(address);
    return url !== null && insert({ type: 'articleSpace', attrs: { url } });
  };
  const close = (): void => {
    editor.commands.focus();
    setOpenForm(null);
  };
  const actions: Action[] = [
    { label: texts.image, icon: ImagePlus, run: () => input.current?.click() },
    { label: texts.video, icon: VideoIcon, run: () => setOpenForm('video') },
    { label: texts.space, icon: Store, run: () => setOpenForm('space') },
    {
      label: texts.table,
      icon: TableIcon,
      run: () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    {
      label: texts.rule,
      icon: SeparatorHorizontal,
      run: () => editor.chain().focus().setHorizontalRule().run(),
    },
    { label: texts.code, icon: Code, run: () => editor.chain().focus().toggleCodeBlock().run() },
  ];
  return (
    <>
      <Bar label={texts.insert} actions={actions} />
      {inTable && <Bar label={texts.tableTools} actions={tableActions(editor)} />}
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={accept}
        aria-label={texts.chooseImage}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {openForm === 'video' && (
        <UrlForm
          name={texts.video}
          label={texts.videoAddress}
          invalid={texts.videoInvalid}
          onUrl={onVideo}
          onClose={close}
        />
      )}
      {openForm === 'space' && (
        <UrlForm
          name={texts.space}
          label={texts.spaceAddress}
          invalid={texts.spaceInvalid}
          onUrl={onSpace}
          onClose={close}
        />
      )}
    </>
  );
}

function Bar({ label, actions }: { label: string; actions: readonly Action[] }): ReactNode {
  const { toolbar, tabIndex } = useRovingFocus(actions.length);
  return (
    <div className={styles['toolbar']} role="toolbar" aria-label={label} {...toolbar}>
      {actions.map(({ label: name, icon: Icon, run }, index) => (
        <IconButton
          key={name}
          label={name}
          title={name}
          className={styles['action']}
          tabIndex={tabIndex(index)}
          onClick={run}
        >
          <Icon />
        </IconButton>
      ))}
    </div>
  );
}
