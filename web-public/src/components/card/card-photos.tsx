import type { SpaceCard } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { media } from '@prostora/tokens';
import { ChevronRight } from '@prostora/ui';
import { ChevronLeft } from '@prostora/ui/page-icons.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './card-photos.module.css';

/** Events of the card after which its further photographs load. */
const STARTS = ['pointerenter', 'touchstart', 'focusin'] as const;

/** Shows the photographs of a card one by one; arrow keys move them while the focus is in the card. */
function usePhotoTrack(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [isStarted, setStarted] = useState(false);
  const [shown, setShown] = useState(0);
  const show = (index: number): void => {
    const element = track.current;
    if (!element || index < 0 || index >= count) return;
    const isStill = window.matchMedia(media.reducedMotion).matches;
    element.scrollTo({ left: index * element.clientWidth, behavior: isStill ? 'instant' : 'smooth' });
  };
  const latest = useRef({ show, shown });
  useEffect(() => {
    latest.current = { show, shown };
  });
  useEffect(() => {
    const card = track.current?.closest('article');
    if (!card) return undefined;
    const start = (): void => setStarted(true);
    const onKey = (event: KeyboardEvent): void => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      latest.current.show(latest.current.shown + step);
    };
    STARTS.forEach((name) => card.addEventListener(name, start, { once: true, passive: true }));
    card.addEventListener('keydown', onKey);
    if (card.matches(':hover, :focus-within')) start();
    return () => {
      STARTS.forEach((name) => card.removeEventListener(name, start));
      card.removeEventListener('keydown', onKey);
    };
  }, []);
  const onScroll = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };
  return { track, isStarted, shown, show, onScroll };
}

/**
 * Further photographs of a card over its first one, which stays still: they are swiped by the scroll snapping
 * of the browser. Hidden from assistive technology, because they have no descriptions.
 * @param query query string of the visitor's event
 */
export function CardPhotos({ space, query }: { space: SpaceCard; query: string }): ReactNode {
  const photos = space.more_images;
  const count = photos.length + 1;
  const { track, isStarted, shown, show, onScroll } = usePhotoTrack(count);
  const to = urls.space(space.url) + query;
  return (
    <div className={styles['photos']} aria-hidden="true">
      <div className={styles['track']} ref={track} tabIndex={-1} onScroll={onScroll}>
        {[null, ...photos].map((photo) => (
          <Link key={photo ?? ''} className={styles['slide']} to={to} tabIndex={-1} draggable={false}>
            {photo !== null && <span>{isStarted && <img src={photo} alt="" draggable={false} />}</span>}
          </Link>
        ))}
      </div>
      {shown > 0 && (
        <button
          type="button"
          className={`${styles['arrow']} ${styles['back']}`}
          tabIndex={-1}
          onClick={() => show(shown - 1)}
        >
          <ChevronLeft />
        </button>
      )}
      {shown < count - 1 && (
        <button
          type="button"
          className={`${styles['arrow']} ${styles['forward']}`}
          tabIndex={-1}
          onClick={() => show(shown + 1)}
        >
          <ChevronRight />
        </button>
      )}
      <div className={styles['dots']}>
        {[null, ...photos].map((photo, index) => (
          <span key={photo ?? ''} className={index === shown ? styles['current'] : undefined} />
        ))}
      </div>
    </div>
  );
}
