import { classNames } from '@prostora/ui';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import styles from './add-pictures.module.css';
import { ImagePlus } from './icons.ts';
import { ACCEPT } from './upload-rules.ts';

type AddPicturesProps = {
  label: string;
  hint: string;
  isDropping?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Button that opens the file dialog. */
export function AddPictures({ label, hint, isDropping = false, onFiles }: AddPicturesProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(event.target.files ?? [])]);
    // Allow choosing the same file again after a cancelled or refused upload.
    event.target.value = '';
  };
  return (
    <>
      <input ref={input} hidden type="file" accept={ACCEPT} multiple onChange={choose} />
      <button
        type="button"
        className={classNames(styles['add'], isDropping && styles['dropping'])}
        onClick={() => input.current?.click()}
      >
        <ImagePlus />
        <span>
          {label}
          <small>{hint}</small>
        </span>
      </button>
    </>
  );
}

/** Stands for the button when no more pictures may be added. */
export const PicturesFull = ({ children }: { children: ReactNode }): ReactNode => (
  <p className={styles['full']}>{children}</p>
);
