import { seriesRequest } from '@prostora/strings/cs/series-request.ts';
import { CheckField } from '@prostora/ui/fields/check-field.tsx';
import { Suspense, lazy, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BookingValues } from '../booking-values.ts';
import styles from './repeat.module.css';
import type { RepeatCheck } from './use-repeat.ts';

const RepeatFields = lazy(async () => ({ default: (await import('./repeat-fields.tsx')).RepeatFields }));

/** Folded repetition of the slot; its fields load when it is unfolded. */
export function RepeatSection({ day, repeat }: { day: string; repeat: RepeatCheck | null }): ReactNode {
  const { register } = useFormContext<BookingValues>();
  return (
    <div className={styles['toggle']}>
      <CheckField {...register('repeats')} label={seriesRequest.form.repeat} />
      {repeat && (
        <Suspense fallback={null}>
          <RepeatFields day={day} repeat={repeat} />
        </Suspense>
      )}
    </div>
  );
}
