import type { ImportPreview, ImportRow } from '@prostora/api-client';
import { IMPORT_ROW_STATES, type ImportRowState } from '@prostora/contracts/booking-import.ts';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import { Link } from '@prostora/nav';
import { bookingImport } from '@prostora/strings/cs/booking-import.ts';
import { formatCzk, formatTimeSlot } from '@prostora/strings/format.ts';
import { Badge, Button, Chip, type BadgeStyle } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import styles from './booking-import.module.css';

const texts = bookingImport.preview;
const PAGE = 50;
const BADGES: Readonly<Record<ImportRowState, BadgeStyle>> = {
  new: { tone: 'ok' },
  known: { tone: 'neutral', mark: 'ring' },
  changed: { tone: 'warn' },
  clash: { tone: 'error', mark: 'dash' },
  skipped: { tone: 'outlined', isStruck: true },
  error: { tone: 'error', mark: 'dash' },
};

export const countRows = ({ rows }: ImportPreview, state: ImportRowState): number =>
  rows.filter((row) => row.state === state).length;

/** Every row of the file with what happens to it. */
export function PreviewRows({ preview }: { preview: ImportPreview }): ReactNode {
  const [state, setState] = useState<ImportRowState | null>(null);
  const [shown, setShown] = useState(PAGE);
  const rows = state === null ? preview.rows : preview.rows.filter((row) => row.state === state);
  const names = new Map(preview.spaces.map(({ id, name }) => [id, name]));
  const filter = (next: ImportRowState | null): void => {
    setState(next);
    setShown(PAGE);
  };
  return (
    <section aria-labelledby="import-preview">
      <h2 id="import-preview">{texts.title}</h2>
      <div role="group" aria-label={texts.filters} className={styles['filters']}>
        <Chip aria-pressed={state === null} count={preview.rows.length} onClick={() => filter(null)}>
          {texts.all}
        </Chip>
        {IMPORT_ROW_STATES.filter((one) => countRows(preview, one) > 0).map((one) => (
          <Chip
            key={one}
            aria-pressed={state === one}
            count={countRows(preview, one)}
            onClick={() => filter(one)}
          >
            {texts.states[one]}
          </Chip>
        ))}
      </div>
      {rows.length === 0 && <p>{texts.empty}</p>}
      <ul className={styles['rows']}>
        {rows.slice(0, shown).map((row) => (
          <PreviewRow key={row.row} row={row} space={names.get(row.space_id ?? 0) ?? row.space_name} />
        ))}
      </ul>
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>
          {texts.more(Math.min(PAGE, rows.length - shown))}
        </Button>
      )}
    </section>
  );
}

function PreviewRow({ row, space }: { row: ImportRow; space: string }): ReactNode {
  const { start_datetime: start, end_datetime: end, price, number_of_guests: guests } = row;
  const details = [
    space,
    guests === null ? '' : texts.guests(guests),
    price === null ? '' : formatCzk(price),
    row.is_option ? texts.option : '',
  ];
  return (
    <li className={styles['row']} data-state={row.state}>
      <div className={styles['state']}>
        <Badge {...BADGES[row.state]}>{texts.states[row.state]}</Badge>
        <span>{texts.row(row.row)}</span>
      </div>
      <div className={styles['when']}>{start && end ? formatTimeSlot(start, end) : '–'}</div>
      <div>
        <strong>{[row.customer_name, row.title].filter(Boolean).join(' · ')}</strong>
        <span className={styles['details']}>{details.filter(Boolean).join(' · ')}</span>
      </div>
      <div className={styles['reason']}>
        {describe(row).map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {row.reservation_id !== null && row.state !== 'new' && (
          <Link to={buildOwnerReservationUrl(row.reservation_id)} target="_blank">
            {texts.open}
          </Link>
        )}
      </div>
    </li>
  );
}

/** Why a row is not written, or what its owner should know. */
function describe(row: ImportRow): string[] {
  switch (row.state) {
    case 'new':
      return row.warnings.map((code) => texts.warnings[code]).filter(Boolean);
    case 'error':
      return row.problems.map(({ field, message }) => `${bookingImport.columns.fields[field]}: ${message}`);
    case 'clash':
      return [describeClash(row)];
    case 'known':
      return [row.other_row === null ? texts.known : texts.twin(row.other_row)];
    default:
      return [texts[row.state]];
  }
}

const describeClash = ({ other_row: other, conflict }: ImportRow): string =>
  other !== null || conflict === null
    ? texts.clashRow(other ?? 0)
    : `${texts.clash(conflict.kind, conflict.title)}, ${formatTimeSlot(conflict.start_datetime, conflict.end_datetime)}`;
