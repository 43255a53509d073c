import type { SpacePanorama } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { panoramaTexts } from '@prostora/strings/cs/panorama.ts';
import styles from './space-sheet.module.css';

const texts = admin.review;

/** Panoramas as flat images that open in full size. */
export function SpaceTour({ panoramas }: { panoramas: readonly SpacePanorama[] }) {
  return (
    <ul className={styles.tour}>
      {panoramas.map((panorama, index) => (
        <li key={panorama.id}>
          <Scene panorama={panorama} name={panoramaTexts.scene(panorama.title, index + 1)} />
        </li>
      ))}
    </ul>
  );
}

function Scene({
  panorama: { status, sources, width, height, failure },
  name,
}: {
  panorama: SpacePanorama;
  name: string;
}) {
  const [smallest, largest] = [sources[0], sources.at(-1)];
  if (status !== 'ready' || !smallest || !largest)
    return (
      <span className={styles.waiting}>
        {name}: {status === 'failed' ? (failure ?? texts.failedPhoto) : texts.processing}
      </span>
    );
  return (
    <a href={largest.url} target="_blank" rel="noopener">
      <img
        src={smallest.url}
        alt=""
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
      />
      {name}
      <span className="visually-hidden"> {texts.opensNewTab}</span>
    </a>
  );
}
