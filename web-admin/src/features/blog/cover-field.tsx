import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { createUploadClient, uploadAdminImage, ApiError, type StoredImage } from '@prostora/api-client';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { useApi, useConsoleSession } from '../../kit/index.ts';
import { imageQuery } from './blog.queries.ts';
import styles from './blog.module.css';

const texts = adminBlog.form;
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

type CoverFieldProps = {
  id?: string;
  value?: StoredImage | null;
  onChange?: (cover: StoredImage | null) => void;
};

/** Cover image of a post: upload, replace, remove. */
export function CoverField({ id, value = null, onChange }: CoverFieldProps) {
  const { session } = useConsoleSession();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    setProblem(null);
    setPercent(0);
    const client = createUploadClient(session.transport, {
      onProgress: (sent, total) => setPercent(Math.round((100 * sent) / Math.max(1, total))),
    });
    await uploadAdminImage({ client, body: { file } }).then(
      (image) => onChange?.(image),
      (error: unknown) =>
        setProblem((error instanceof ApiError && error.errors['file']) || texts.coverFailed),
    );
    setPercent(null);
  };
  return (
    <div className={styles.cover}>
      {value && <CoverPicture image={value} />}
      <input
        ref={input}
        id={id}
        hidden
        type="file"
        accept={ACCEPT}
        aria-label={texts.coverAdd}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void take(file);
        }}
      />
      <div className={styles.coverActions}>
        <Button loading={percent !== null} onClick={() => input.current?.click()}>
          {percent !== null ? texts.coverUploading(percent) : value ? texts.coverChange : texts.coverAdd}
        </Button>
        {value && <Button onClick={() => onChange?.(null)}>{texts.coverRemove}</Button>}
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A new image has no URL until its sizes are processed. */
function CoverPicture({ image }: { image: StoredImage }) {
  const { data = image } = useQuery({
    ...imageQuery(useApi(), image.id),
    enabled: image.status === 'processing',
  });
  return data.url ? (
    <img className={styles.picture} src={data.url} alt="" />
  ) : (
    <p className={styles.picture} role="status">
      {data.failure ?? texts.coverProcessing}
    </p>
  );
}
