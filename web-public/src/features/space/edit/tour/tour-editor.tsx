import { LIMITS } from '@prostora/contracts';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { tourEditTexts as texts } from '@prostora/strings/cs/tour-editor.ts';
import { useEffect, type ReactNode } from 'react';
import { AddPictures, PicturesFull } from '../../../../components/photos/add-pictures.tsx';
import { UploadTile } from '../../../../components/photos/upload-tile.tsx';
import { listPending } from '../../../../components/photos/upload-queue.ts';
import { Section } from '../section.tsx';
import { SceneRow } from './scene-row.tsx';
import styles from './tour.module.css';
import { useTour, type TourOptions } from './use-tour.ts';

type TourEditorProps = TourOptions & {
  /** Called with whether uploads are in flight. */ onBusy: (busy: boolean) => void;
};

/** Editor of the panorama tour: order and titles of its scenes. */
export function TourEditor({ onBusy, ...options }: TourEditorProps): ReactNode {
  const { panoramas } = options.space;
  const { uploads, isFull, add, retry, dismiss, move, saveTitle, remove } = useTour(options);
  const isBusy = listPending(uploads).length > 0;
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
  return (
    <Section id="tour" title={editTexts.sections.tour} note={texts.note}>
      {panoramas.length > 0 && (
        <p className={styles['count']}>{texts.count(panoramas.length, LIMITS.panoramas)}</p>
      )}
      {panoramas.length > 0 && (
        <ol className={styles['scenes']} aria-label={texts.list}>
          {panoramas.map((panorama, index) => (
            <SceneRow
              key={panorama.id}
              panorama={panorama}
              index={index}
              count={panoramas.length}
              onMove={(position) => void move(panorama.id, position)}
              onTitle={(title) => saveTitle(panorama.id, title)}
              onRemove={() => void remove(panorama.id)}
            />
          ))}
        </ol>
      )}
      {uploads.length > 0 && (
        <ul className={styles['uploads']}>
          {uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload.key)}
              onRemove={() => dismiss(upload.key)}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <PicturesFull>{texts.full(LIMITS.panoramas)}</PicturesFull>
      ) : (
        <AddPictures label={texts.add} hint={texts.addHint} onFiles={add} />
      )}
    </Section>
  );
}
