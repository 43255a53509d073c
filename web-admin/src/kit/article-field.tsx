import { uploadImage } from '@prostora/api-client';
import { ArticleEditor, type ArticleEditorProps } from '@prostora/ui/rich-text/article-editor.tsx';
import { useConsoleSession } from './session.tsx';
import styles from './rich-text-field.module.css';

/** The editor of long texts in the colours of the console; its pictures go to the library of photographs. */
export default function ArticleField(props: Omit<ArticleEditorProps, 'uploadImage'>) {
  const { files } = useConsoleSession().session;
  return (
    <div className={styles.field}>
      <ArticleEditor {...props} uploadImage={(file, options) => uploadImage(files, file, options)} />
    </div>
  );
}
