import { Button, Modal } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { SpaceImage } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { useBackCloses } from '@prostora/ui/use-back-closes.ts';
import { largestUrl } from './space-photo.tsx';
import styles from './photo-viewer.module.css';

type PhotoViewerProps = {
  images: readonly SpaceImage[];
  index: number | null;
  onMove: (index: number | null) => void;
};

/** Photo viewer; arrows wrap around, Esc closes. */
export function PhotoViewer({ images, index, onMove }: PhotoViewerProps) {
  const image = images[index ?? 0];
  const step = (by: number): void => onMove(((index ?? 0) + by + images.length) % images.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  const arrow = (label: string, Icon: typeof ChevronLeft, by: number) => (
    <Button
      icon={<Icon className="lucide" aria-hidden />}
      aria-label={label}
      disabled={images.length < 2}
      onClick={() => step(by)}
    />
  );
  useBackCloses(index !== null, () => onMove(null));
  return (
    <Modal
      open={index !== null}
      centered
      width="min(1120px, 96vw)"
      footer={null}
      destroyOnHidden
      onCancel={() => onMove(null)}
      title={admin.review.photoOf((index ?? 0) + 1, images.length)}
      classNames={{ container: styles.container ?? '' }}
    >
      {image && (
        <div className={styles.viewer} role="group" onKeyDown={onKeyDown}>
          <img src={largestUrl(image)} alt={image.alt} />
          <div className={styles.arrows}>
            {arrow(admin.review.previousPhoto, ChevronLeft, -1)}
            <p aria-live="polite">{image.alt}</p>
            {arrow(admin.review.nextPhoto, ChevronRight, 1)}
          </div>
        </div>
      )}
    </Modal>
  );
}
