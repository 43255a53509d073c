import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { photoTexts } from '@prostora/strings/cs/editor.ts';
import { classNames } from '@prostora/ui';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { useIsOwner } from '../../lib/use-rights.ts';
import { ImagePlus } from './icons.ts';
import styles from './photo-manager.module.css';
import { ACCEPT } from './upload-rules.ts';

type AddPhotosProps = {
  isFull: boolean;
  limit: number;
  isDropping: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Button that adds photos; a hint instead when the plan's limit is reached. */
export function AddPhotos({ isFull, limit, isDropping, onFiles }: AddPhotosProps): ReactNode {
  const isOwner = useIsOwner();
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(event.target.files ?? [])]);
    // Allow choosing the same file again after a cancelled upload.
    event.target.value = '';
  };
  if (isFull)
    return (
      <p className={styles['full']}>
        {isOwner ? (
          <>
            {photoTexts.full(limit)}{' '}
            <Link className="text-link" to={urls.membership}>
              {photoTexts.fullLink}
            </Link>
          </>
        ) : (
          photoTexts.fullOfMember(limit)
        )}
      </p>
    );
  return (
    <>
      {/* Hidden: the button below opens the file dialog. */}
      <input ref={input} hidden type="file" accept={ACCEPT} multiple onChange={choose} />
      <button
        type="button"
        className={classNames(styles['add'], isDropping && styles['dropping'])}
        onClick={() => input.current?.click()}
      >
        <ImagePlus />
        <span>
          {isDropping ? photoTexts.dropHere : photoTexts.add}
          <small>{photoTexts.addHint}</small>
        </span>
      </button>
    </>
  );
}
