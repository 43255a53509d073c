import { RichTextEditor, type RichTextEditorProps } from '@prostora/ui/rich-text/rich-text-editor.tsx';
import styles from './rich-text-field.module.css';

/** Rich text editor with the console's colours. */
export default function RichTextField(props: RichTextEditorProps) {
  return (
    <div className={styles.field}>
      <RichTextEditor {...props} />
    </div>
  );
}
