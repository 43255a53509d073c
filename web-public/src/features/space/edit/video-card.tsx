import { urls, parseVideo } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { TextField, getSpaceTitle } from '@prostora/ui';
import { VideoPlayer } from '@prostora/ui/video/video-player.tsx';
import type { ReactNode } from 'react';
import { useIsOwner } from '../../../lib/use-rights.ts';
import styles from './aside.module.css';
import { findError } from './editor-state.ts';
import { Lock } from './icons.ts';
import { getFieldProps, type SpaceEditor } from './use-space-editor.ts';

const locked = editTexts.videoLocked;

/**
 * Video URL with a preview, or a hint for a majitel when the plan has none. A video of a former plan can still be removed.
 */
export function VideoCard({ editor }: { editor: SpaceEditor }): ReactNode {
  const { values, editing, space } = editor.state;
  const isOwner = useIsOwner();
  const video =
    findError(editor.state, 'video_url') === null ? parseVideo(values.video_url.trim() || null) : null;
  if (!editing.has_video && values.video_url === '' && !space.video_url) {
    if (!isOwner) return null;
    return (
      <section
        className={`${styles['card']} ${styles['locked']}`}
        id="edit-video"
        data-tutorial="editVideo"
        aria-labelledby="edit-video-title"
      >
        <h2 className={`${styles['title']} ${styles['lockedTitle']}`} id="edit-video-title">
          <Lock aria-hidden />
          {locked.title}
        </h2>
        <p className={styles['note']}>{locked.text}</p>
        <Link className={`text-link ${styles['strong']}`} to={urls.membership}>
          {locked.link}
        </Link>
      </section>
    );
  }
  return (
    <section
      className={styles['card']}
      id="edit-video"
      data-tutorial="editVideo"
      aria-labelledby="edit-video-title"
    >
      <h2 className={styles['title']} id="edit-video-title">
        {editTexts.sections.video}
      </h2>
      <div className={styles['fields']}>
        <TextField
          {...getFieldProps(editor, 'video_url')}
          label={editTexts.fields.video_url}
          type="url"
          inputMode="url"
          autoComplete="off"
          hint={editTexts.hints.video}
        />
      </div>
      {video && (
        <div className={styles['video']} aria-label={editTexts.videoPreview}>
          <VideoPlayer key={video.embed} video={video} title={getSpaceTitle(space)} />
        </div>
      )}
    </section>
  );
}
