import type { SpaceImage } from '@prostora/api-client';
import { ImageOff } from 'lucide-react';
import { admin } from '@prostora/strings';
import styles from './space-photo.module.css';

type SpacePhotoProps = {
  image: SpaceImage | null;
  /** Width in CSS pixels at which it is shown. */ width: number;
  className?: string;
};

/** Photo in a 4:3 frame with responsive sources. Its alt text is empty, as the name is beside it. */
export function SpacePhoto({ image, width, className = '' }: SpacePhotoProps) {
  const frame = `${styles.frame} ${className}`;
  if (!image?.url)
    return (
      <span className={frame} role="img" aria-label={admin.spaces.noPhoto}>
        <ImageOff className="lucide" aria-hidden />
      </span>
    );
  return (
    <picture
      className={frame}
      style={image.placeholder ? { backgroundImage: `url("${image.placeholder}")` } : undefined}
    >
      {image.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={`${width}px`} />
      ))}
      <img src={image.url} alt="" width={4} height={3} loading="lazy" decoding="async" />
    </picture>
  );
}

/** URL of the largest stored size. */
export function largestUrl(image: SpaceImage): string {
  const candidates = (image.sources.at(-1)?.srcset ?? '').split(',').map((candidate) => {
    const [url = '', width = '0w'] = candidate.trim().split(/\s+/u);
    return { url, width: Number.parseInt(width, 10) };
  });
  return candidates.sort((a, b) => b.width - a.width)[0]?.url || (image.url ?? '');
}
