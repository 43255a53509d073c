import { useQueryClient } from '@tanstack/react-query';
import { photoTexts } from '@prostora/strings/cs/editor.ts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Skeleton } from '@prostora/ui';
import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react';
import { cacheSpace } from '../../lib/owner-queries.ts';
import { StepFrame } from './step-frame.tsx';
import { useWizard, type Draft } from './wizard-control.ts';

const texts = portal.wizard.photos;
const PhotoManager = lazy(async () => ({
  default: (await import('../../components/photos/photo-manager.tsx')).PhotoManager,
}));

/** Third step: photos, saved at once. The step cannot be left during uploads, which would be lost. */
export function PhotosStep({ draft }: { draft: Draft }): ReactNode {
  const client = useQueryClient();
  const { go, setLeave } = useWizard();
  const [isBusy, setBusy] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    setLeave((to) => (isBusy ? setBlocked(true) : go(to)));
    return () => setLeave(null);
  }, [isBusy, go, setLeave]);
  return (
    <StepFrame
      heading={texts.heading}
      lead={texts.lead}
      blockedReason={isBlocked && isBusy ? photoTexts.leave : null}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) setBlocked(true);
        else go('nabidka');
      }}
    >
      <Suspense fallback={<Skeleton />}>
        <PhotoManager
          space={draft.space}
          editing={draft.editing}
          onBusy={setBusy}
          onChange={({ space, editing }) => void cacheSpace(client, { space, editing })}
        />
      </Suspense>
    </StepFrame>
  );
}
