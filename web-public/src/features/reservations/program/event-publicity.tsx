import { setReservationProgramPublic, type ProgramEvent } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { Link } from '@prostora/nav';
import { program as texts } from '@prostora/strings/cs/program.ts';
import { CheckField } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { useHasRight } from '../../../lib/use-rights.ts';
import { invalidateReservations } from '../reservation-queries.ts';
import { buildReservationsUrl } from '../reservations-url.ts';

/** Whether the public program names the event; once for all days of a series. Without a title there is nothing to name. */
export function EventPublicity({ event }: { event: ProgramEvent }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const mayWrite = useHasRight('write');
  const { id, title, series_id: seriesId, title_public: isPublic } = event;
  const change = useMutation({
    mutationFn: (title_public: boolean) =>
      setReservationProgramPublic({ client: api, path: { id: id ?? 0 }, body: { title_public } }),
    onSuccess: (_answer, isShown) => showToast(isShown ? texts.published : texts.unpublished),
    onError: (error) => showToast(toErrorMessage(error), 'error'),
    onSettled: () => invalidateReservations(client),
  });
  if (id === null || !mayWrite) return null;
  if (title === '')
    return (
      <Link className="text-link" to={buildReservationsUrl({ tab: 'seznam', reservationId: id })}>
        {texts.nameFirst}
      </Link>
    );
  const label = seriesId === null ? texts.publish : texts.publishSeries;
  return (
    <CheckField
      label={label}
      aria-label={texts.publishLabel(label, title)}
      checked={change.isPending ? change.variables : (isPublic ?? false)}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate(target.checked)}
    />
  );
}
