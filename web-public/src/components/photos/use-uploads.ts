import {
  createUploadClient,
  uploadSpacePhoto,
  type SpaceDetail,
  type SpaceEditing,
  type SpaceImageAnswer,
} from '@prostora/api-client';
import { useSession } from '@prostora/federation/session-context.tsx';
import { photoTexts } from '@prostora/strings/cs/editor.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toTokenField } from '../../lib/edit-token.ts';
import { createUploadQueue, listPending, type Upload } from './upload-queue.ts';
import { findRefusal } from './upload-rules.ts';

type Options = {
  space: SpaceDetail;
  editing: SpaceEditing;
  authToken: string | null;
  onChange: (answer: SpaceImageAnswer) => void;
};

export type Uploads = {
  uploads: readonly Upload[];
  /** Whether the plan's limit is reached, pending uploads included. */
  isFull: boolean;
  /** „IMG_2041.jpg · 8 MB“ for a photo uploaded in this session. */
  getFileName: (imageId: number) => string | null;
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  remove: (key: number) => void;
};

/** Warns before the page is left during uploads. */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}

/** Uploads files into a space; unmounting cancels the pending ones. */
export function useUploads({ space, editing, authToken, onChange }: Options): Uploads {
  const transport = useSession()?.transport;
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const [queue] = useState(() => createUploadQueue<SpaceImageAnswer>());
  useEffect(() =>
    queue.connect({
      send: (file, options) =>
        transport
          ? uploadSpacePhoto({
              client: createUploadClient(transport, options),
              body: { space: space.id, ...toTokenField(authToken), file },
            })
          : Promise.reject(new Error('Uploading requires a session')),
      onDone: (answer, file) => {
        const id = answer.image?.id_space_image;
        if (id !== undefined)
          setNames((known) => new Map(known).set(id, photoTexts.file(file.name, file.size)));
        onChange(answer);
      },
    }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads, queue.getUploads);
  const pendingCount = listPending(uploads).length;
  useLeaveWarning(pendingCount > 0);
  const limit = editing.max_photos;
  const taken = space.images.length + pendingCount;
  return {
    uploads,
    isFull: taken >= limit,
    getFileName: (imageId) => names.get(imageId) ?? null,
    add: (added) => {
      let position = taken;
      queue.add(
        added.map((file) => {
          const refusal = findRefusal(file, position, limit);
          if (!refusal) position += 1;
          return { file, refusal };
        }),
      );
    },
    retry: queue.retry,
    remove: queue.remove,
  };
}
