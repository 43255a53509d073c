import type { SpaceDetail, SpaceEditing, SpaceImage, SpaceImageAnswer } from '@prostora/api-client';
import { photoTexts } from '@prostora/strings/cs/editor.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AddPhotos } from './add-photos.tsx';
import { DescribePhoto } from './describe-photo.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import styles from './photo-manager.module.css';
import { PhotoTile } from './photo-tile.tsx';
import { listPending } from './upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { usePhotoActions } from './use-photo-actions.ts';
import { useProcessing } from './use-processing.ts';
import { useUploads } from './use-uploads.ts';

export type PhotoManagerProps = {
  space: SpaceDetail;
  editing: SpaceEditing;
  /** Token of an e-mailed edit link, used without a session. */
  authToken?: string | null;
  /** Called with the server's answer after each change. */
  onChange: (answer: SpaceImageAnswer) => void;
  /** Shown beside the count. */
  heading?: ReactNode;
  /** Called with whether uploads are in flight, which leaving would lose. */
  onBusy?: (busy: boolean) => void;
};

/** Photographs of a space: adding many at once, order, descriptions, deleting; the first is the main one. */
export function PhotoManager({
  space,
  editing,
  authToken = null,
  heading,
  onChange,
  onBusy,
}: PhotoManagerProps): ReactNode {
  const [described, setDescribed] = useState<SpaceImage | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const actions = usePhotoActions({ space, authToken, onChange });
  const { uploads, isFull, getFileName, add, retry, remove } = useUploads({
    space,
    editing,
    authToken,
    onChange,
  });
  const { dropping: isDropping, zone } = useFileDrop(add);
  useProcessing({ space, authToken, onChange });
  const { images } = actions;
  const pendingCount = listPending(uploads).length;
  const isBusy = pendingCount > 0;
  useEffect(() => {
    onBusy?.(isBusy);
    return () => onBusy?.(false);
  }, [isBusy, onBusy]);
  const removeImage = (id: number): void => {
    void actions.remove(id);
    list.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles['manager']} {...zone}>
      <div className={styles['head']}>
        {heading}
        <p className={styles['count']}>
          {photoTexts.count(images.length, editing.max_photos)}
          {images.length > 1 && ` · ${photoTexts.reorderHint}`}
        </p>
      </div>
      <PhotoGrid ids={images.map((image) => image.id_space_image)} onMove={actions.move} listRef={list}>
        {images.map((image, index) => (
          <PhotoTile
            key={image.id_space_image}
            image={image}
            position={index + 1}
            count={images.length}
            fileName={getFileName(image.id_space_image)}
            onRemove={() => removeImage(image.id_space_image)}
            onDescribe={() => setDescribed(image)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={`upload-${upload.key}`}
            upload={upload}
            onRetry={() => retry(upload.key)}
            onRemove={() => remove(upload.key)}
          />
        ))}
      </PhotoGrid>
      <AddPhotos isFull={isFull} limit={editing.max_photos} isDropping={isDropping} onFiles={add} />
      <p className="visually-hidden" role="status">
        {photoTexts.queue(
          pendingCount,
          uploads.filter(({ state }) => state === 'failed' || state === 'refused').length,
        )}
      </p>
      {described && (
        <DescribePhoto
          image={described}
          onSave={(alt) => actions.describe(described.id_space_image, alt)}
          onClose={() => setDescribed(null)}
        />
      )}
    </div>
  );
}
