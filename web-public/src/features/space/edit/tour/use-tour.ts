import {
  createUploadClient,
  moveSpacePanorama,
  removeSpacePanorama,
  setSpacePanoramaTitle,
  uploadSpacePanorama,
  type SpaceDetail,
  type SpacePanoramaAnswer,
} from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { useSession } from '@prostora/federation/session-context.tsx';
import { tourEditTexts as texts } from '@prostora/strings/cs/tour-editor.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toTokenField } from '../../../../lib/edit-token.ts';
import { createUploadQueue, listPending, type Upload } from '../../../../components/photos/upload-queue.ts';
import { applyPictureChange } from '../../../../components/photos/picture-changes.ts';
import { findRefusal } from '../../../../components/photos/upload-rules.ts';
import { useApi } from '../../../../lib/api-context.tsx';

export type TourOptions = {
  space: SpaceDetail;
  authToken: string | null;
  onChange: (answer: SpacePanoramaAnswer) => void;
};

export type Tour = {
  uploads: readonly Upload[];
  /** Whether the limit is reached, pending uploads included. */
  isFull: boolean;
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  dismiss: (key: number) => void;
  move: (id: number, position: number) => Promise<boolean>;
  saveTitle: (id: number, title: string) => Promise<boolean>;
  remove: (id: number) => Promise<boolean>;
};

/** Upload, order, titles and removal of the scenes of a tour. */
export function useTour({ space, authToken, onChange }: TourOptions): Tour {
  const api = useApi();
  const transport = useSession()?.transport;
  const [queue] = useState(() => createUploadQueue<SpacePanoramaAnswer>());
  useEffect(() =>
    queue.connect({
      send: (file, options) =>
        transport
          ? uploadSpacePanorama({
              client: createUploadClient(transport, options),
              body: { space: space.id, ...toTokenField(authToken), file },
            })
          : Promise.reject(new Error('Uploading requires a session')),
      onDone: onChange,
    }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads, queue.getUploads);
  const taken = space.panoramas.length + listPending(uploads).length;

  const toScene = (id: number) => ({ space_id: space.id, panorama_id: id, ...toTokenField(authToken) });
  const step = (call: Promise<SpacePanoramaAnswer>, failed: string): Promise<boolean> =>
    applyPictureChange(call, onChange, failed);

  return {
    uploads,
    isFull: taken >= LIMITS.panoramas,
    add: (added) =>
      queue.add(
        added.map((file, index) => ({
          file,
          refusal:
            taken + index >= LIMITS.panoramas
              ? texts.refusedLimit(LIMITS.panoramas)
              : findRefusal(file, 0, 1),
        })),
      ),
    retry: queue.retry,
    dismiss: queue.remove,
    move: (id, position) =>
      step(moveSpacePanorama({ client: api, body: { ...toScene(id), position } }), texts.failed.move),
    saveTitle: (id, title) =>
      step(setSpacePanoramaTitle({ client: api, body: { ...toScene(id), title } }), texts.failed.title),
    remove: (id) => step(removeSpacePanorama({ client: api, body: toScene(id) }), texts.failed.remove),
  };
}
