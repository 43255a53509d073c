import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, useState, type ChangeEvent } from 'react';
import { createUploadClient, uploadAdminImage, getAdminImage } from '@prostora/api-client';
import { adminContent } from '@prostora/strings/cs/admin-content.ts';
import { describeError, useApi, useConsoleSession } from '../../kit/index.ts';
import styles from './content.module.css';

const texts = adminContent.form;
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';
const POLL_INTERVAL_MS = 1500;

type CoverFieldProps = { id?: string; value?: number | null; onChange?: (id: number | null) => void };

/** Cover image of a page; shown as soon as its sizes are processed. */
export function CoverField({ id, value = null, onChange }: CoverFieldProps) {
  const api = useApi();
  const { transport } = useConsoleSession().session;
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { data: image } = useQuery({
    queryKey: ['images', value] as const,
    queryFn: ({ signal }) => getAdminImage({ client: api, path: { id: value ?? 0 }, signal }),
    enabled: value !== null,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? POLL_INTERVAL_MS : false),
  });
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setSending(true);
    setFailure(null);
    await uploadAdminImage({ client: createUploadClient(transport), body: { file } }).then(
      ({ id: added }) => onChange?.(added),
      (error: unknown) => setFailure(describeError(error).text),
    );
    setSending(false);
  };
  return (
    <div className={styles.cover} id={id}>
      {value !== null &&
        (image?.url ? (
          <img src={image.url} alt="" width={image.width ?? undefined} height={image.height ?? undefined} />
        ) : (
          <p role="status" className={styles.quiet}>
            {image?.failure ?? texts.coverWaiting}
          </p>
        ))}
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={texts.coverAdd}
        onChange={(event) => void upload(event)}
      />
      <div className={styles.buttons}>
        <Button loading={isSending} onClick={() => input.current?.click()}>
          {value === null ? texts.coverAdd : texts.coverChange}
        </Button>
        {value !== null && (
          <Button type="text" danger onClick={() => onChange?.(null)}>
            {texts.coverRemove}
          </Button>
        )}
      </div>
      {failure && (
        <p role="alert" className={styles.wrong}>
          {texts.coverFailed}: {failure}
        </p>
      )}
    </div>
  );
}
