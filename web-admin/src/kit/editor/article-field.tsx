import { createUploadClient, uploadAdminImage } from '@prostora/api-client';
import { ArticleEditor, type ArticleEditorProps } from '@prostora/ui/rich-text/article-editor.tsx';
import { useConsoleSession } from '../data/session.tsx';
import styles from './rich-text-field.module.css';

/** The article editor with the console's colours; uploads images to the media library. */
export default function ArticleField(props: Omit<ArticleEditorProps, 'uploadImage'>) {
  const { transport } = useConsoleSession().session;
  return (
    <div className={styles.field}>
      <ArticleEditor
        {...props}
        uploadImage={(file, options) =>
          uploadAdminImage({ client: createUploadClient(transport, options), body: { file } })
        }
      />
    </div>
  );
}
