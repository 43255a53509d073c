import type { Reservation, Series } from '@prostora/api-client';
import { seriesTexts as texts } from '@prostora/strings/cs/series.ts';
import { useState, type ReactNode } from 'react';
import { ScopeDialog } from './scope-dialog.tsx';
import { SeriesCancelDialog } from './series-cancel-dialog.tsx';
import { SeriesChangeDialog } from './series-change-dialog.tsx';
import type { MovedValues } from './series-change-values.ts';
import { findFollowing, type Following } from './series.ts';
import { useSeries } from './use-series.ts';

export type SeriesStep = 'change' | 'cancel' | 'refuse';
const TITLES = { change: texts.scope.change, cancel: texts.scope.cancel, refuse: texts.scope.release };

/**
 * A step of a reservation of a series: „only this occurrence“, or „this and the following“ ones. Skips the question for
 * the last occurrence.
 */
export function SeriesStepDialogs({
  reservation,
  step,
  moved,
  renderOne,
  onClose,
}: {
  reservation: Reservation;
  step: SeriesStep;
  /** Times and space to which the occurrence was dragged. */
  moved?: MovedValues;
  /** The dialog of the step of the single reservation. */
  renderOne: () => ReactNode;
  /** @param isApplied whether a change applies already */
  onClose: (isApplied: boolean) => void;
}): ReactNode {
  const { series, isError } = useSeries(reservation.series_id);
  const [scope, setScope] = useState<'one' | { series: Series; following: Following } | null>(null);
  const following = series && findFollowing(series, reservation.id);
  const isAlone = isError || (series !== null && following === null);
  if (scope === 'one' || (scope === null && isAlone)) return renderOne();
  if (scope === null)
    return (
      <ScopeDialog
        title={TITLES[step]}
        count={following && new Set(following.occurrences.map(({ day }) => day)).size}
        onOne={() => setScope('one')}
        onFollowing={() => following && setScope({ series, following })}
        onClose={() => onClose(false)}
      />
    );
  // After a conflict the newer series counts, so that its version is sent.
  const current = { series: series ?? scope.series, following: following ?? scope.following };
  return step === 'change' ? (
    <SeriesChangeDialog reservation={reservation} {...current} moved={moved} onClose={onClose} />
  ) : (
    <SeriesCancelDialog reservation={reservation} {...current} onClose={() => onClose(false)} />
  );
}
