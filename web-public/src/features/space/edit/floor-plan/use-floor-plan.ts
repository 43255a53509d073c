import {
  ApiError,
  createUploadClient,
  removeSpaceFloorPlan,
  setSpaceFloorPlanScale,
  uploadSpaceFloorPlan,
  type SpaceDetail,
  type SpaceFloorPlanAnswer,
} from '@prostora/api-client';
import type { FloorPlanScale } from '@prostora/contracts/floor-plan.ts';
import { useSession } from '@prostora/federation/session-context.tsx';
import { floorPlanEditTexts as texts } from '@prostora/strings/cs/floor-plan.ts';
import { useState } from 'react';
import { applyPictureChange } from '../../../../components/photos/picture-changes.ts';
import { findRefusal } from '../../../../components/photos/upload-rules.ts';
import { useApi } from '../../../../lib/api-context.tsx';
import { toTokenField } from '../../../../lib/edit-token.ts';

export type FloorPlanOptions = {
  space: SpaceDetail;
  authToken: string | null;
  onChange: (answer: SpaceFloorPlanAnswer) => void;
  /** Called with whether an upload is in flight. */
  onBusy: (busy: boolean) => void;
};

/** Upload, scale line and removal of the plan of a space. */
export function useFloorPlan({ space, authToken, onChange, onBusy }: FloorPlanOptions) {
  const api = useApi();
  const transport = useSession()?.transport;
  const [isUploading, setUploading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const target = { space_id: space.id, ...toTokenField(authToken) };
  const step = (call: Promise<SpaceFloorPlanAnswer>, failed: string): Promise<boolean> =>
    applyPictureChange(call, onChange, failed);
  const upload = async (file: File): Promise<void> => {
    const refused = findRefusal(file, 0, 1);
    setRefusal(refused);
    if (refused !== null || !transport) return;
    setUploading(true);
    onBusy(true);
    try {
      const client = createUploadClient(transport, { onProgress: () => undefined });
      const body = { space: space.id, ...toTokenField(authToken), file };
      onChange(await uploadSpaceFloorPlan({ client, body }));
    } catch (error) {
      setRefusal(
        (error instanceof ApiError && (error.errors['file'] ?? error.message)) || texts.failed.upload,
      );
    } finally {
      setUploading(false);
      onBusy(false);
    }
  };
  return {
    isUploading,
    refusal,
    upload,
    saveScale: (scale: FloorPlanScale | null) =>
      step(setSpaceFloorPlanScale({ client: api, body: { ...target, scale } }), texts.failed.scale),
    remove: () => step(removeSpaceFloorPlan({ client: api, body: target }), texts.failed.remove),
  };
}
