import type { StoredImage } from '@prostora/api-client';
import { ui } from '@prostora/strings/cs/ui.ts';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';
import { OpenDoorPlan } from './plan.tsx';

type PictureProps = {
  image: Omit<StoredImage, 'id'> | null;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The largest photograph of the view: loaded eagerly with high priority. */
  eager?: boolean;
  /** Fits the whole photograph into the box (gallery) instead of covering it. */
  contain?: boolean;
  /** Empty if adjacent text says the same. */
  alt?: string;
  className?: string | undefined;
};

/**
 * A photograph in a box sized by its parent. The placeholder is an image underneath, as the content security
 * policy allows no style attributes; a space without a photograph gets the drawn plan.
 */
export function Picture({
  image,
  sizes,
  eager = false,
  contain = false,
  alt,
  className,
}: PictureProps): ReactNode {
  if (!image?.url)
    return <MissingPicture processing={image?.status === 'processing'} className={className} />;
  return (
    <span className={classNames(styles['frame'], contain && styles['contain'], className)}>
      {image.placeholder && !contain && (
        <img className={styles['under']} src={image.placeholder} alt="" aria-hidden="true" />
      )}
      <picture>
        {image.sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
        ))}
        <img
          className={styles['image']}
          src={image.url}
          alt={alt ?? image.alt}
          width={image.width ?? undefined}
          height={image.height ?? undefined}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'sync' : 'async'}
          draggable={false}
        />
      </picture>
    </span>
  );
}

const MissingPicture = ({
  processing,
  className,
}: {
  processing: boolean;
  className: string | undefined;
}): ReactNode => (
  <span className={classNames(styles['frame'], styles['empty'], className)}>
    <OpenDoorPlan />
    <span>{processing ? ui.photoProcessing : ui.noPhoto}</span>
  </span>
);
