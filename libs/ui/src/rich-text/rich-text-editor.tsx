import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlert } from '../icons.ts';
import { cleanPasted } from './clean-pasted.ts';
import { extensions } from './extensions.ts';
import { emptyToNothing, withClasses, withStyles } from './html.ts';
import { LinkForm } from './link-form.tsx';
import content from './rich-text.module.css';
import styles from './rich-text-editor.module.css';
import { Toolbar } from './toolbar.tsx';

export type RichTextEditorProps = {
  id: string;
  label: string;
  /** Stored HTML; another one from outside than what the editor last gave replaces the text. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  hint?: string;
  error?: string | undefined;
};

/** A text with headings, lists, links, sizes and typefaces of SPEC §5; gives the HTML the server stores. */
export function RichTextEditor({ id, label, value, onChange, onBlur, hint, error }: RichTextEditorProps): ReactNode {
  const labelId = useId();
  const [linking, setLinking] = useState(false);
  const given = useRef(value);
  const listener = useRef({ onChange, onBlur });
  useEffect(() => { listener.current = { onChange, onBlur }; });
  const describedBy = classNames(error && `${id}-error`, hint && `${id}-hint`);
  const [start] = useState(() => withClasses(value));
  const editorProps = useMemo(() => ({
    attributes: {
      id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId, class: classNames(styles['text'], content['content']),
      ...(error && { 'aria-invalid': 'true' }), ...(describedBy && { 'aria-describedby': describedBy }),
    },
    transformPastedHTML: cleanPasted,
  }), [id, labelId, error, describedBy]);
  const editor = useEditor({
    extensions,
    content: start,
    // Its own style element would be refused by the content security policy; the rules are in the stylesheet.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      given.current = emptyToNothing(withStyles(changed.getHTML()));
      listener.current.onChange(given.current);
    },
    onBlur: () => listener.current.onBlur?.(),
  });
  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    editor.commands.setContent(withClasses(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div>
      <span className={styles['label']} id={labelId} onClick={() => editor.commands.focus()}>{label}</span>
      <div className={classNames(styles['box'], error && styles['wrong'])}>
        <Toolbar editor={editor} onLink={() => setLinking(!linking)} />
        {linking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
        <EditorContent editor={editor} />
      </div>
      {error && <p className={styles['error']} id={`${id}-error`}><CircleAlert />{error}</p>}
      {hint && <p className={styles['hint']} id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
