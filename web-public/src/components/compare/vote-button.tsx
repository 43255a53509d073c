import { createSelection, type SelectionInput } from '@prostora/api-client';
import { toEventParams, urls, type EventQuery } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { useNavigate } from '@prostora/nav';
import { selectionButton } from '@prostora/strings/cs/selection.ts';
import { Button } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { readEvent } from '../../lib/event/read-event.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';

/** Parameters of the event for the API, which takes hours only with a day; a budget is private. */
function toSelectionEvent(event: EventQuery): Omit<SelectionInput, 'space_ids'> {
  const hours = event.dateFrom === null ? { timeFrom: null, timeTo: null } : {};
  const { guests, layout, repeat } = event;
  const { date_from, date_to, time_from, time_to, purpose, tariff, flexible, weekdays } = toEventParams({
    ...event,
    ...hours,
  });
  const texts = { date_from, date_to, time_from, time_to, purpose, tariff, flexible, weekdays };
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    ...(guests !== null && { guests }),
    ...(layout !== null && { layout }),
    ...(repeat !== null && { repeat }),
  };
}

/** Creates a selection of spaces for the event of the address and opens the page of its sender. */
export function VoteButton({ ids, query }: { ids: readonly number[]; query: string }): ReactNode {
  const api = useApi();
  const navigate = useNavigate();
  const toKey = useIdempotencyKey();
  const [isSending, setSending] = useState(false);
  const create = async (): Promise<void> => {
    setSending(true);
    try {
      const { event } = await readEvent(new URLSearchParams(query));
      const body = { space_ids: [...ids], ...toSelectionEvent(event) };
      const { id, token } = await createSelection({
        client: api,
        body,
        headers: { 'Idempotency-Key': toKey(body) },
      });
      void navigate(urls.selection(id, token));
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
    setSending(false);
  };
  return (
    <Button className="needs-script" sending={isSending} onClick={() => void create()}>
      {selectionButton.label}
    </Button>
  );
}
