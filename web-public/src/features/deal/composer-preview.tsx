import type { DealCheck, OwnerSpace } from '@prostora/api-client';
import { dealComposer } from '@prostora/strings/cs/deal-composer.ts';
import { formatCzk } from '@prostora/strings/format.ts';
import { FormError } from '@prostora/ui';
import type { ReactNode } from 'react';
import { findSpaceName } from '../../lib/space-names.ts';
import type { PreviewState } from '../../lib/use-preview.ts';
import styles from './deal.module.css';

const texts = dealComposer.preview;

/** Total, instalments and ladder of an offer that is composed, and what takes its time. */
export function ComposerPreview({
  state,
  spaces,
}: {
  state: PreviewState<DealCheck>;
  spaces: readonly OwnerSpace[];
}): ReactNode {
  const check = state.status === 'done' ? state.preview : null;
  return (
    <aside className={styles['preview']} aria-label={texts.title} aria-live="polite">
      <h2>{texts.title}</h2>
      <FormError>{state.status === 'refused' ? state.message : null}</FormError>
      {!check && state.status !== 'refused' && <p className="muted">{texts.empty}</p>}
      {check && (
        <>
          <FormError>
            {check.conflicts.map(({ space_id: id }) => texts.conflict(findSpaceName(spaces, id))).join(' ') ||
              null}
          </FormError>
          <p>
            {texts.total} <b>{formatCzk(check.total)}</b>
          </p>
          <ul>
            {check.instalments.map(({ label, amount, due_on: due }) => (
              <li key={`${label}-${due}`}>{texts.instalment(label, amount, due)}</li>
            ))}
          </ul>
          <h3>{texts.ladder}</h3>
          <ul>
            {check.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="muted">{texts.holdUntil(check.hold_until)}</p>
        </>
      )}
    </aside>
  );
}
