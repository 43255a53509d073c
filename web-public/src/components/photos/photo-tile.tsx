import type { SpaceImage } from '@prostora/api-client';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { photoTexts } from '@prostora/strings/cs/editor.ts';
import { Button, IconButton, Picture, classNames } from '@prostora/ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Captions, GripVertical, Trash2, TriangleAlert } from './icons.ts';
import styles from './photo-manager.module.css';

type PhotoTileProps = {
  image: SpaceImage;
  position: number;
  count: number;
  /** „IMG_2041.jpg · 8 MB“, shown until the photo is processed. */
  fileName: string | null;
  onRemove: () => void;
  onDescribe: () => void;
};

const MAIN_SIZES = '(max-width: 1024px) 100vw, 480px';
const SIZES = '(max-width: 1024px) 50vw, 240px';

/** The photo, or its processing state. */
function Content({
  image,
  position,
  fileName,
}: Pick<PhotoTileProps, 'image' | 'position' | 'fileName'>): ReactNode {
  if (image.status === 'ready')
    return <Picture image={image} sizes={position === 1 ? MAIN_SIZES : SIZES} eager />;
  if (image.status === 'processing')
    return (
      <div className={classNames(styles['state'], styles['busy'])}>
        <span>{photoTexts.processing}</span>
        {fileName && <small>{fileName}</small>}
      </div>
    );
  return (
    <div className={classNames(styles['state'], styles['bad'])}>
      <TriangleAlert />
      <span>{image.failure ?? photoTexts.unusable}</span>
      {fileName && <small>{fileName}</small>}
    </div>
  );
}

function Confirm({ onYes, onNo }: { onYes: () => void; onNo: () => void }): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onNo();
  };
  return (
    <div className={styles['confirm']} role="group" aria-label={photoTexts.confirm} onKeyDown={onKeyDown}>
      <p>{photoTexts.confirm}</p>
      <div>
        <Button variant="secondary" size="sm" autoFocus onClick={onNo}>
          {photoTexts.confirmNo}
        </Button>
        <Button variant="danger" size="sm" onClick={onYes}>
          {photoTexts.confirmYes}
        </Button>
      </div>
    </div>
  );
}

/** A photo in the grid: draggable, with a description and a confirmed deletion. */
export function PhotoTile({
  image,
  position,
  count,
  fileName,
  onRemove,
  onDescribe,
}: PhotoTileProps): ReactNode {
  const [isConfirming, setConfirming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cancelRemove = (): void => {
    setConfirming(false);
    opener.current?.focus();
  };
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: image.id_space_image,
      attributes: { roleDescription: photoTexts.roleDescription },
    });
  const { onKeyDown, ...byPointer } = listeners ?? {};
  return (
    <li
      ref={setNodeRef}
      data-photo={image.id_space_image}
      className={classNames(
        styles['tile'],
        position === 1 && styles['main'],
        isDragging && styles['dragged'],
      )}
      style={{
        transform: CSS.Transform.toString(
          transform && isDragging ? { ...transform, scaleX: 1, scaleY: 1 } : transform,
        ),
        transition,
      }}
    >
      <div className={styles['picture']} {...byPointer}>
        <Content image={image} position={position} fileName={fileName} />
      </div>
      {position === 1 && <span className={styles['mainLabel']}>{photoTexts.main}</span>}
      <button
        {...attributes}
        {...byPointer}
        onKeyDown={onKeyDown as (event: KeyboardEvent) => void}
        ref={setActivatorNodeRef}
        type="button"
        className={styles['handle']}
        aria-label={photoTexts.handle(position, count)}
      >
        <GripVertical />
      </button>
      <div className={styles['tools']}>
        {image.status === 'ready' && (
          <IconButton onPhoto label={photoTexts.describe(position)} onClick={onDescribe}>
            <Captions />
          </IconButton>
        )}
        <IconButton
          ref={opener}
          onPhoto
          label={photoTexts.remove(position)}
          onClick={() => setConfirming(true)}
        >
          <Trash2 />
        </IconButton>
      </div>
      {isConfirming && <Confirm onYes={onRemove} onNo={cancelRemove} />}
    </li>
  );
}
