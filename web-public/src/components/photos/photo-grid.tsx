import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { rectSortingStrategy } from '@dnd-kit/sortable';
import { photoTexts } from '@prostora/strings/cs/editor.ts';
import type { ReactNode, Ref } from 'react';
import { Sortable } from '../sortable/sortable.tsx';
import styles from './photo-manager.module.css';

const texts = photoTexts.drag;

/** Screen reader announcements of a drag. */
function createAnnouncements(ids: readonly number[]): Announcements {
  const position = (id: UniqueIdentifier): number => ids.indexOf(Number(id)) + 1;
  // A photo just picked up is over its own position: do not announce that.
  let hasMoved = false;
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return texts.picked(position(active.id), ids.length);
    },
    onDragOver: ({ active, over }) => {
      hasMoved ||= over?.id !== active.id;
      return over && hasMoved ? texts.over(position(over.id), ids.length) : undefined;
    },
    onDragEnd: ({ active, over }) => texts.dropped(position((over ?? active).id), ids.length),
    onDragCancel: ({ active }) => texts.cancelled(position(active.id)),
  };
}

type PhotoGridProps = {
  ids: readonly number[];
  onMove: (id: number, to: number) => void;
  listRef: Ref<HTMLUListElement>;
  children: ReactNode;
};

/** Sortable grid of photos. */
export const PhotoGrid = ({ ids, onMove, listRef, children }: PhotoGridProps): ReactNode => (
  <Sortable
    ids={ids}
    strategy={rectSortingStrategy}
    instructions={texts.instructions}
    createAnnouncements={createAnnouncements}
    onMove={onMove}
  >
    <ul className={styles['grid']} ref={listRef} tabIndex={-1} aria-label={photoTexts.list}>
      {children}
    </ul>
  </Sortable>
);
