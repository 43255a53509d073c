import {
  ApiError,
  chooseGuestInquiry,
  closeGuestInquiry,
  type GuestInquiry,
  type GuestInquiryAnswer,
  type GuestInquiryRecipient,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { sentDemand as texts } from '@prostora/strings/cs/demand.ts';
import { getSpaceTitle } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog, ReasonDialog } from '../../components/dialogs/dialogs.tsx';
import { useApi } from '../../lib/api-context.tsx';
import type { PrivateLink } from '../../lib/private-link.ts';
import { parseSlotTaken, type SlotAlternatives } from './slot-taken.tsx';

type OpenDialog = { kind: 'choose'; recipient: GuestInquiryRecipient } | { kind: 'close' };
type Options = {
  link: PrivateLink;
  onChanged: (inquiry: GuestInquiry) => void;
  /** Called when the slot of the chosen offer is taken. */
  onTaken: (free: SlotAlternatives) => void;
  /** Called when the demand has changed concurrently. */
  onStale: () => void;
};

/** Actions of the sender with confirmations: choosing an offer and closing the demand. */
export function useSteps({ link, onChanged, onTaken, onStale }: Options): {
  askChoice: (recipient: GuestInquiryRecipient) => void;
  askClose: () => void;
  dialog: ReactNode;
} {
  const api = useApi();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const close = (): void => setOpenDialog(null);
  const runStep = async (step: Promise<GuestInquiryAnswer>, done: string): Promise<string | null> => {
    try {
      const { inquiry } = await step;
      close();
      onChanged(inquiry);
      showToast(done);
      return null;
    } catch (error) {
      const free = error instanceof ApiError ? parseSlotTaken(error) : null;
      if (free) {
        close();
        onTaken(free);
        return null;
      }
      if (error instanceof ApiError && error.status === 409) onStale();
      return toErrorMessage(error);
    }
  };
  const renderDialog = (step: OpenDialog): ReactNode => {
    if (step.kind === 'close') {
      return (
        <ReasonDialog
          {...texts.close}
          optional
          onYes={(reason) =>
            runStep(
              closeGuestInquiry({
                client: api,
                path: { id: link.id },
                body: { token: link.token, reason: reason ?? '' },
              }),
              texts.close.done,
            )
          }
          onClose={close}
        />
      );
    }
    const { recipient } = step;
    return (
      <ConfirmDialog
        {...texts.choose}
        title={texts.choose.title(getSpaceTitle(recipient.space))}
        onClose={close}
        onYes={() =>
          runStep(
            chooseGuestInquiry({
              client: api,
              path: { id: link.id },
              body: { token: link.token, recipient_id: recipient.id },
            }),
            texts.choose.done,
          )
        }
      />
    );
  };
  return {
    askChoice: (recipient) => setOpenDialog({ kind: 'choose', recipient }),
    askClose: () => setOpenDialog({ kind: 'close' }),
    dialog: openDialog && renderDialog(openDialog),
  };
}
