import type { Video } from '@prostora/contracts';
import { articleTexts as texts } from '@prostora/strings/cs/article.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Play } from '../page-icons.ts';
import { OpenDoorPlan } from '../plan.tsx';
import styles from './video-player.module.css';

/** The pressed button is removed, so the focus moves to the player. */
const focusPlayer = (player: HTMLIFrameElement | null): void => player?.focus();

/** A video that loads nothing from its host before playback. */
export function VideoPlayer({ video, title }: { video: Video; title: string }): ReactNode {
  const [playing, setPlaying] = useState(false);
  return (
    <div className={styles['video']}>
      {playing ? (
        <iframe
          ref={focusPlayer}
          className={styles['player']}
          src={video.embed}
          title={texts.videoTitle(title)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={styles['poster']}>
          <OpenDoorPlan />
          <Button className="needs-script" variant="dark" size="lg" onClick={() => setPlaying(true)}>
            <Play />
            {texts.playVideo}
          </Button>
          <noscript>
            <a className="text-link" href={video.url} rel="noreferrer">
              {texts.playVideo}
            </a>
          </noscript>
          <p className={styles['note']}>{texts.videoNote(video.host)}</p>
        </div>
      )}
    </div>
  );
}
