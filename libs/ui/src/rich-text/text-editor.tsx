import { EditorContent, useEditor, type Editor, type Extensions } from '@tiptap/react';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlert } from '../icons.ts';
import { normalizeEmpty, stylesToClasses, classesToStyles } from './html.ts';
import { LinkForm } from './link-form.tsx';
import content from './rich-text.module.css';
import styles from './rich-text-editor.module.css';
import { Toolbar, type Block } from './toolbar.tsx';

export type RichTextEditorProps = {
  id: string;
  label: string;
  /** Stored HTML; a value other than the last one from `onChange` replaces the text. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  hint?: string;
  error?: string | undefined;
  /** Exposes the editor instance to external tools. */
  onEditor?: (editor: Editor) => void;
};

/** Features of an editor: allowed content and tools. */
export type EditorProfile = {
  extensions: Extensions;
  blocks: readonly Block[];
  isLink: (address: string) => boolean;
  /** Cleans pasted HTML. */
  clean: (html: string) => string;
  /** Additional tools under the toolbar. */
  tools?: (editor: Editor) => ReactNode;
  /** Handles dropped or pasted files at a position; returns whether they were handled. */
  onFiles?: (editor: Editor, files: readonly File[], at: number | null) => boolean;
  /** Whether uploads are in progress; replacing the text would lose them. */
  isBusy?: () => boolean;
};

/** Editor with toolbar, label and messages; returns the stored HTML. */
export function TextEditor({
  id,
  label,
  value,
  onChange,
  onBlur,
  hint,
  error,
  onEditor,
  profile,
}: RichTextEditorProps & { profile: EditorProfile }): ReactNode {
  const labelId = useId();
  const [linking, setLinking] = useState(false);
  const lastValue = useRef(value);
  const current = useRef<Editor | null>(null);
  const listener = useRef({ onChange, onBlur, onEditor });
  useEffect(() => {
    listener.current = { onChange, onBlur, onEditor };
  });
  const describedBy = classNames(error && `${id}-error`, hint && `${id}-hint`);
  const [initialContent] = useState(() => stylesToClasses(value));
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: classNames(styles['text'], content['content']),
        ...(error && { 'aria-invalid': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: profile.clean,
      handlePaste: (_view: unknown, event: ClipboardEvent) =>
        handleFiles(current.current, profile, event.clipboardData, null),
      handleDrop: (view: EditorView, event: DragEvent, _slice: unknown, moved: boolean) =>
        !moved &&
        handleFiles(
          current.current,
          profile,
          event.dataTransfer,
          view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null,
        ),
    }),
    [id, labelId, error, describedBy, profile],
  );
  const editor = useEditor({
    extensions: profile.extensions,
    content: initialContent,
    // The injected style element would violate the content security policy; the rules are in the stylesheet.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      lastValue.current = normalizeEmpty(classesToStyles(changed.getHTML()));
      listener.current.onChange(lastValue.current);
    },
    onBlur: () => listener.current.onBlur?.(),
  });
  useEffect(() => {
    current.current = editor;
    listener.current.onEditor?.(editor);
  }, [editor]);
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    if (profile.isBusy?.()) return;
    editor.commands.setContent(stylesToClasses(value), { emitUpdate: false });
  }, [editor, value, profile]);
  return (
    <div>
      <span className={styles['label']} id={labelId} onClick={() => editor.commands.focus()}>
        {label}
      </span>
      <div className={classNames(styles['box'], error && styles['wrong'])}>
        <Toolbar editor={editor} blocks={profile.blocks} onLink={() => setLinking(!linking)} />
        {linking && <LinkForm editor={editor} isAllowed={profile.isLink} onClose={() => setLinking(false)} />}
        {profile.tools?.(editor)}
        <EditorContent editor={editor} />
      </div>
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          <CircleAlert />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Handles pasted or dropped files. HTML takes precedence, as word processors add a picture of the text. */
function handleFiles(
  editor: Editor | null,
  { onFiles }: EditorProfile,
  data: DataTransfer | null,
  at: number | null,
): boolean {
  const files = [...(data?.files ?? [])];
  return (
    editor !== null &&
    onFiles !== undefined &&
    files.length > 0 &&
    data?.getData('text/html') === '' &&
    onFiles(editor, files, at)
  );
}
