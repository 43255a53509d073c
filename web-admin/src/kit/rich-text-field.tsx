import { RichTextEditor, type RichTextEditorProps } from '@prostora/ui/rich-text/rich-text-editor.tsx';
import styles from './rich-text-field.module.css';

/** The editor of rich text in the colours of the console. */
export default function RichTextField(props: RichTextEditorProps) {
  return (
    <div className={styles.field}>
      <RichTextEditor {...props} />
    </div>
  );
}
