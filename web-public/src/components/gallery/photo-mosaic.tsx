import type { SpaceImage } from '@prostora/api-client';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { Button, Picture, classNames } from '@prostora/ui';
import { Images } from '@prostora/ui/page-icons.ts';
import { Suspense, lazy, useState, type MouseEvent, type ReactNode } from 'react';
import styles from './photo-mosaic.module.css';

const texts = spacePage;
const loadGallery = () => import('./gallery.tsx');
const Gallery = lazy(async () => ({ default: (await loadGallery()).Gallery }));
/** Prefetches the gallery's code on hover or focus. */
const prefetchGallery = (): void => void loadGallery().catch(() => undefined);

export const HERO_SIZES = '(max-width: 600px) 100vw, (max-width: 1440px) 64vw, 906px';
const SIDE_SIZES = '(max-width: 600px) 1px, (max-width: 1440px) 31vw, 446px';

/** One large and two small photos; each opens the gallery, without JavaScript its file. */
export function PhotoMosaic({ images, title }: { images: readonly SpaceImage[]; title: string }): ReactNode {
  const [opened, setOpened] = useState<number | null>(null);
  const photos = images.filter((image) => image.url);
  if (photos.length === 0)
    return (
      <div className={styles['none']}>
        <Picture image={images[0] ?? null} sizes="1px" />
      </div>
    );
  const open =
    (index: number) =>
    (event: MouseEvent): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setOpened(index);
    };
  return (
    <div
      className={classNames(
        styles['mosaic'],
        photos.length === 1 && styles['one'],
        photos.length === 2 && styles['two'],
      )}
    >
      {photos.slice(0, 3).map((image, index) => (
        <a
          key={image.id_space_image}
          className={styles['photo']}
          href={image.url ?? undefined}
          aria-label={texts.openPhoto(index + 1, image.alt)}
          onPointerEnter={prefetchGallery}
          onFocus={prefetchGallery}
          onClick={open(index)}
        >
          <Picture image={image} sizes={index === 0 ? HERO_SIZES : SIDE_SIZES} eager={index === 0} />
        </a>
      ))}
      {photos.length > 1 && (
        <Button
          className={classNames(styles['all'], 'needs-script')}
          variant="floating"
          size="sm"
          aria-haspopup="dialog"
          onPointerEnter={prefetchGallery}
          onFocus={prefetchGallery}
          onClick={() => setOpened(0)}
        >
          <Images />
          {texts.allPhotos(photos.length)}
        </Button>
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <Gallery images={photos} title={title} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}
