import { photoTexts } from '@prostora/strings/cs/editor.ts';
import { Button, IconButton, X, classNames } from '@prostora/ui';
import type { ReactNode } from 'react';
import { RefreshCw, TriangleAlert } from './icons.ts';
import styles from './photo-manager.module.css';
import type { Upload } from './upload-queue.ts';

type UploadTileProps = { upload: Upload; onRetry: () => void; onRemove: () => void };

/** A file in the upload queue: its progress, or the reason of its failure. */
export function UploadTile({ upload, onRetry, onRemove }: UploadTileProps): ReactNode {
  const { file, state, percent, reason } = upload;
  const hasFailed = state === 'failed' || state === 'refused';
  return (
    <li className={styles['tile']}>
      <div className={classNames(styles['state'], hasFailed ? styles['bad'] : styles['busy'])}>
        {hasFailed && <TriangleAlert />}
        <span>
          {hasFailed ? reason : state === 'waiting' ? photoTexts.waiting : photoTexts.uploading(percent)}
        </span>
        <small>{photoTexts.file(file.name, file.size)}</small>
        {state === 'sending' && (
          <progress
            className={styles['progress']}
            value={percent}
            max={100}
            aria-label={photoTexts.progress(file.name)}
          />
        )}
        {state === 'failed' && (
          <Button size="sm" aria-label={photoTexts.retryFile(file.name)} onClick={onRetry}>
            <RefreshCw />
            {photoTexts.retry}
          </Button>
        )}
      </div>
      <div className={styles['tools']}>
        <IconButton
          onPhoto
          label={hasFailed ? photoTexts.dismissFile(file.name) : photoTexts.cancelFile(file.name)}
          onClick={onRemove}
        >
          <X />
        </IconButton>
      </div>
    </li>
  );
}
