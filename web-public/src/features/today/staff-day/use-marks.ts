import { ApiError, handleReservation, type StaffDay, type StaffEvent } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { staffDay as texts } from '@prostora/strings/cs/staff-day.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { addMark, readMarks, removeMark, type Mark, type Marks } from './staff-day-store.ts';
import { staffDayQuery, type LoadedStaffDay } from './use-staff-day.ts';

/** Whether the mark may be accepted later: no connection, a failing server, an ended session, or too many calls. */
const isRepeatable = ({ status }: ApiError): boolean => [0, 401, 429].includes(status) || status >= 500;

export type MarksControl = {
  /** Those that the server has not answered. */
  marks: Marks;
  press: (event: StaffEvent, handled: boolean) => void;
};

/** Marks of the caretaker: stored at once, sent in order when there is a connection, repeated without harm. */
export function useMarks({
  owner: storedOwner,
  marksOwner: owner,
  isSignedIn,
  loadedAt,
}: LoadedStaffDay): MarksControl {
  const api = useApi();
  const client = useQueryClient();
  const [marks, setMarks] = useState(() => readMarks(owner));
  const isSending = useRef(false);

  const sendOne = useCallback(
    async (id: string, { handled, sequence, at }: Mark): Promise<boolean> => {
      const { queryKey } = staffDayQuery(api, storedOwner);
      try {
        const body = { handled, sequence, at };
        const answer = await handleReservation({ client: api, path: { id: Number(id) }, body });
        await client.cancelQueries({ queryKey });
        client.setQueryData<StaffDay>(queryKey, (day) => day && setHandled(day, Number(id), answer.handled));
      } catch (error) {
        if (!(error instanceof ApiError) || isRepeatable(error)) return false;
        showToast(texts.rejected(toErrorMessage(error)), 'error');
        void client.invalidateQueries({ queryKey });
      }
      return true;
    },
    [api, client, storedOwner],
  );

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (;;) {
        const [first] = Object.entries(readMarks(owner));
        if (!first || !(await sendOne(...first))) return;
        removeMark(owner, ...first);
        setMarks(readMarks(owner));
      }
    } finally {
      isSending.current = false;
    }
  }, [owner, sendOne]);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    void send();
    const listener = (): void => void send();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
    // Each loaded list shows that the server answers.
  }, [isSignedIn, loadedAt, send]);

  const press = useCallback(
    ({ reservation_id: id, sequence }: StaffEvent, handled: boolean): void => {
      addMark(owner, id, { handled, sequence, at: new Date().toISOString() });
      setMarks(readMarks(owner));
      if (isSignedIn) void send();
    },
    [owner, isSignedIn, send],
  );
  return { marks, press };
}

const setHandled = (day: StaffDay, id: number, handled: StaffEvent['handled']): StaffDay => ({
  ...day,
  events: day.events.map((event) => (event.reservation_id === id ? { ...event, handled } : event)),
});
