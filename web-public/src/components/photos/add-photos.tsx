import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { photoTexts } from '@prostora/strings/cs/editor.ts';
import type { ReactNode } from 'react';
import { useIsOwner } from '../../lib/use-rights.ts';
import { AddPictures, PicturesFull } from './add-pictures.tsx';

type AddPhotosProps = {
  isFull: boolean;
  limit: number;
  isDropping: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Button that adds photos; a hint instead when the plan's limit is reached. */
export function AddPhotos({ isFull, limit, isDropping, onFiles }: AddPhotosProps): ReactNode {
  const isOwner = useIsOwner();
  if (!isFull)
    return (
      <AddPictures
        label={isDropping ? photoTexts.dropHere : photoTexts.add}
        hint={photoTexts.addHint}
        isDropping={isDropping}
        onFiles={onFiles}
      />
    );
  if (!isOwner) return <PicturesFull>{photoTexts.fullOfMember(limit)}</PicturesFull>;
  return (
    <PicturesFull>
      {photoTexts.full(limit)}{' '}
      <Link className="text-link" to={urls.membership}>
        {photoTexts.fullLink}
      </Link>
    </PicturesFull>
  );
}
