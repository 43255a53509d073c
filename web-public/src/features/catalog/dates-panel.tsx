import { publicSite } from '@prostora/strings';
import { TextField } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { getToday } from '../../lib/today.ts';
import styles from './panel-content.module.css';
import type { FilterDraft } from './use-filter-draft.ts';

const texts = publicSite.catalog.datesPanel;

/** Date range: two native inputs; the end follows the start. */
export function DatesPanel({ draft, change }: FilterDraft): ReactNode {
  const [earliest] = useState(getToday);
  const wrong = draft.dateFrom !== null && draft.dateTo !== null && draft.dateTo < draft.dateFrom;
  const setFrom = (value: string): void => {
    const from = value || null;
    change({ dateFrom: from, dateTo: from && (!draft.dateTo || draft.dateTo < from) ? from : draft.dateTo });
  };
  return (
    <div>
      <div className={styles['dates']}>
        <TextField
          type="date"
          label={texts.from}
          min={earliest}
          value={draft.dateFrom ?? ''}
          data-first=""
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          type="date"
          label={texts.to}
          min={draft.dateFrom ?? earliest}
          value={draft.dateTo ?? ''}
          error={wrong ? texts.order : undefined}
          onChange={(event) =>
            change({
              dateTo: event.target.value || null,
              ...(!draft.dateFrom && { dateFrom: event.target.value || null }),
            })
          }
        />
      </div>
      <p className={styles['note']}>{texts.hint}</p>
    </div>
  );
}
