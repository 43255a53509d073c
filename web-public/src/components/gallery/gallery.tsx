import type { SpaceImage } from '@prostora/api-client';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { ui } from '@prostora/strings/cs/ui.ts';
import { ArrowLeft, ArrowRight, IconButton, Picture, X, classNames, useDialog } from '@prostora/ui';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './gallery.module.css';

const texts = spacePage;
const SIZES = '100vw';
/** Shortest swipe, in pixels. */
const MIN_SWIPE_PX = 48;

type GalleryProps = { images: readonly SpaceImage[]; title: string; first: number; onClose: () => void };

function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent): void => {
      start.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent): void => {
      const moved = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (Math.abs(moved) >= MIN_SWIPE_PX) step(moved < 0 ? 1 : -1);
    },
    onPointerCancel: (): void => {
      start.current = null;
    },
  };
}

/** Full-screen gallery: arrows, Home, End, Esc and swiping; neighbours are preloaded. */
export function Gallery({ images, title, first, onClose }: GalleryProps): ReactNode {
  const [index, setIndex] = useState(first);
  const ref = useDialog(true, onClose);
  const titleId = useId();
  const step = (by: 1 | -1): void => setIndex((index + by + images.length) % images.length);
  const swipe = useSwipe(step);
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: images.length - 1 }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    setIndex((target + images.length) % images.length);
  };
  const image = images[index] ?? null;
  const neighbours = [1, -1]
    .map((by) => images[(index + by + images.length) % images.length])
    .filter((other) => other !== undefined && other !== image);
  return createPortal(
    <div
      className={styles['gallery']}
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-overlay=""
      onKeyDown={onKeyDown}
    >
      <div className={styles['head']}>
        <h2 className={styles['title']} id={titleId}>
          <span className="visually-hidden">{texts.gallery('')}</span>
          {title}
        </h2>
        <p className={styles['count']} role="status">
          {texts.photoOf(index + 1, images.length)}
        </p>
        <IconButton className={styles['close']} label={ui.close} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <div className={styles['stage']} {...swipe}>
        {images.length > 1 && (
          <IconButton className={styles['previous']} label={texts.previousPhoto} onClick={() => step(-1)}>
            <ArrowLeft />
          </IconButton>
        )}
        <div className={styles['photo']}>
          <Picture key={image?.id_space_image} image={image} sizes={SIZES} contain eager />
        </div>
        {images.length > 1 && (
          <IconButton className={classNames(styles['next'])} label={texts.nextPhoto} onClick={() => step(1)}>
            <ArrowRight />
          </IconButton>
        )}
      </div>
      <p className={styles['caption']}>{image?.alt}</p>
      <div className={styles['ahead']} aria-hidden="true">
        {neighbours.map((other) => (
          <Picture key={other?.id_space_image} image={other ?? null} sizes={SIZES} contain eager alt="" />
        ))}
      </div>
    </div>,
    document.body,
  );
}
