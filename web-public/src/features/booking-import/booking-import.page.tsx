import type { ImportPreview } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { bookingImport as texts } from '@prostora/strings/cs/booking-import.ts';
import { impersonationLimits } from '@prostora/strings/cs/impersonation-limits.ts';
import { Button, ButtonLink, FormError } from '@prostora/ui';
import type { ReactNode } from 'react';
import { NoRight } from '../../components/no-right.tsx';
import { portalHandle } from '../../lib/portal-head.ts';
import { useHasRight, useIsImpersonating } from '../../lib/use-rights.ts';
import styles from './booking-import.module.css';
import { Corrections } from './corrections.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportHistory } from './import-history.tsx';
import { countRows, PreviewRows } from './preview-rows.tsx';
import { useBookingImport, type BookingImportState } from './use-booking-import.ts';

export const handle = portalHandle(texts.title);

/** `/klient/import`: bookings from a file, previewed before any is written. */
export function Component(): ReactNode {
  const state = useBookingImport();
  const mayWrite = useHasRight('write');
  if (!mayWrite) return <NoRight />;
  const { file, preview, created, failure, busy } = state;
  return (
    <div className={styles['page']}>
      <h1>{texts.title}</h1>
      <p className={styles['lead']}>{texts.lead}</p>
      <FormError>{state.isPasted && !preview ? null : failure}</FormError>
      {created && (
        <div role="status" className={styles['done']}>
          <p>{texts.done(created.reservations)}</p>
          <ButtonLink variant="dark" to={urls.reservations}>
            {texts.show}
          </ButtonLink>
        </div>
      )}
      {(!preview || created) && (
        <FileChoice
          isReading={busy === 'reading'}
          onChoose={(chosen) => {
            state.reset();
            void state.choose(chosen);
          }}
          pasted={{
            text: state.pasted,
            error: state.isPasted ? failure : null,
            onChange: state.setPasted,
            onRead: () => {
              state.reset();
              void state.choosePasted();
            },
          }}
        />
      )}
      {preview && !created && (
        <>
          <div className={styles['file']}>
            <span>{file?.name}</span>
            <Button size="sm" onClick={state.reset}>
              {texts.file.other}
            </Button>
          </div>
          <Corrections
            preview={preview}
            options={state.options}
            onChange={(change) => void state.correct(change)}
          />
          <PreviewRows preview={preview} />
          <Submit state={state} preview={preview} />
        </>
      )}
      <ImportHistory onUndone={state.reset} />
    </div>
  );
}

/** The step that writes; it names what is written and what is not. */
function Submit({
  state: { busy, write },
  preview,
}: {
  state: BookingImportState;
  preview: ImportPreview;
}): ReactNode {
  const isImpersonating = useIsImpersonating();
  const count = countRows(preview, 'new');
  const rest = preview.rows.length - count;
  return (
    <div className={styles['submit']}>
      {isImpersonating ? (
        <p>{impersonationLimits.bookingImport}</p>
      ) : count === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <Button
          variant="primary"
          size="lg"
          sending={busy !== null}
          sendingLabel={busy === 'reading' ? texts.reading : texts.writing}
          onClick={() => void write(count)}
        >
          {texts.submit(count)}
        </Button>
      )}
      {rest > 0 && <p className={styles['hint']}>{texts.rest(rest)}</p>}
    </div>
  );
}
