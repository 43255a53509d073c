import {
  describeSpacePhoto,
  moveSpacePhoto,
  removeSpacePhoto,
  type SpaceDetail,
  type SpaceImage,
  type SpaceImageAnswer,
} from '@prostora/api-client';
import { photoTexts } from '@prostora/strings/cs/editor.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toTokenField } from '../../lib/edit-token.ts';
import { useApi } from '../../lib/api-context.tsx';
import { showFailure } from './picture-changes.ts';

type Options = { space: SpaceDetail; authToken: string | null; onChange: (answer: SpaceImageAnswer) => void };

/** Sorts images by ids; unknown images come last. */
export function sortByIds(images: readonly SpaceImage[], order: readonly number[] | null): SpaceImage[] {
  if (!order) return [...images];
  const indexById = new Map(order.map((id, index) => [id, index]));
  return [...images].sort(
    (a, b) =>
      (indexById.get(a.id_space_image) ?? order.length) - (indexById.get(b.id_space_image) ?? order.length),
  );
}

const moveId = (ids: readonly number[], id: number, to: number): number[] => {
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};

/**
 * Optimistic changes of the photos, sent one after another so that the server applies them in the same order;
 * a refused one is reverted with a toast.
 */
export function usePhotoActions({ space, authToken, onChange }: Options) {
  const api = useApi();
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const lastStep = useRef<Promise<unknown>>(Promise.resolve());
  const pendingCount = useRef(0);
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  const images = useMemo(
    () => sortByIds(space.images, order).filter(({ id_space_image }) => !hidden.has(id_space_image)),
    [space.images, order, hidden],
  );

  const step = (call: () => Promise<SpaceImageAnswer>, undo: () => void, text: string): Promise<boolean> => {
    pendingCount.current += 1;
    const result = lastStep.current
      .then(call)
      .then(
        (answer) => {
          latestOnChange.current(answer);
          return true;
        },
        (error: unknown) => {
          undo();
          showFailure(error, text);
          return false;
        },
      )
      .finally(() => {
        pendingCount.current -= 1;
        if (pendingCount.current === 0) setOrder(null);
      });
    lastStep.current = result;
    return result;
  };

  return {
    images,
    move(id: number, to: number): void {
      setOrder(
        moveId(
          images.map((image) => image.id_space_image),
          id,
          to,
        ),
      );
      void step(
        () =>
          moveSpacePhoto({
            client: api,
            body: { space_id: space.id, space_image_id: id, position: to, ...toTokenField(authToken) },
          }),
        () => setOrder(null),
        photoTexts.errors.move,
      );
    },
    remove(id: number): Promise<boolean> {
      setHidden((ids) => new Set([...ids, id]));
      return step(
        () =>
          removeSpacePhoto({
            client: api,
            body: { space_id: space.id, id_space_image: id, ...toTokenField(authToken) },
          }),
        () => setHidden((ids) => new Set([...ids].filter((other) => other !== id))),
        photoTexts.errors.remove,
      );
    },
    describe: (id: number, alt: string): Promise<boolean> =>
      step(
        () =>
          describeSpacePhoto({
            client: api,
            body: { space_id: space.id, space_image_id: id, alt, ...toTokenField(authToken) },
          }),
        () => undefined,
        photoTexts.errors.describe,
      ),
  };
}
