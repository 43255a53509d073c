import { publicSite } from '@prostora/strings';
import { Button, OpenDoorPlan, Play } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import styles from './space-video.module.css';
import type { Video } from './space-text.ts';

const texts = publicSite.space;

/** A video that asks its host for nothing, not even for a picture, before it is played. */
export function SpaceVideo({ video, address, title }: { video: Video; address: string; title: string }): ReactNode {
  const [playing, setPlaying] = useState(false);
  return (
    <div className={styles['video']}>
      {playing
        ? <iframe className={styles['player']} src={video.embed} title={texts.videoTitle(title)} allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowFullScreen referrerPolicy="strict-origin-when-cross-origin" />
        : (
          <div className={styles['poster']}>
            <OpenDoorPlan />
            <Button className="needs-script" variant="dark" size="lg" onClick={() => setPlaying(true)}><Play />{texts.playVideo}</Button>
            <noscript><a className="text-link" href={address} rel="noreferrer">{texts.playVideo}</a></noscript>
            <p className={styles['note']}>{texts.videoNote(video.host)}</p>
          </div>
        )}
    </div>
  );
}
