import { listCatalog } from '@prostora/api-client';
import { EMPTY_EVENT, type EventQuery } from '@prostora/contracts';
import { eventEditor as texts } from '@prostora/strings/cs/event-editor.ts';
import { Button, Modal, SelectField } from '@prostora/ui';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import styles from './event-dialog.module.css';
import { DayRangeFields, GuestsField, HoursFields, LayoutField, PriceField } from './event-fields.tsx';

export type PurposeChoice = { slug: string; name: string };
export type EventDialogProps = {
  event: EventQuery;
  /** Choices of the page; loaded when it has none. */
  purposes?: readonly PurposeChoice[] | undefined;
  onApply: (event: EventQuery) => void;
  onClose: () => void;
};

/** Purposes of the catalogue by name; empty until loaded. */
function usePurposes(given: readonly PurposeChoice[] | undefined): readonly PurposeChoice[] {
  const api = useApi();
  const [loaded, setLoaded] = useState<readonly PurposeChoice[]>([]);
  const isNeeded = !given || given.length === 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const abort = new AbortController();
    listCatalog({ client: api, query: { first_fetch: '1' }, signal: abort.signal }).then(
      ({ catalog }) => setLoaded(catalog.purposes),
      () => undefined,
    );
    return () => abort.abort();
  }, [api, isNeeded]);
  return isNeeded ? loaded : given;
}

/** Editor of the whole event: a dialog, on a phone a sheet from below. */
export function EventDialog({ event, purposes: given, onApply, onClose }: EventDialogProps): ReactNode {
  const [draft, setDraft] = useState(event);
  const purposes = usePurposes(given);
  const fields = {
    draft,
    change: (change: Partial<EventQuery>) => setDraft((before) => ({ ...before, ...change })),
  };
  const apply = (submitted: FormEvent): void => {
    submitted.preventDefault();
    onClose();
    onApply(draft);
  };
  return (
    <Modal open onClose={onClose} title={texts.title} className={styles['dialog']}>
      <form noValidate className={styles['form']} onSubmit={apply}>
        <SelectField
          label={texts.purpose}
          value={draft.purpose ?? ''}
          onChange={({ target }) => fields.change({ purpose: target.value || null })}
        >
          <option value="">{texts.purposeAny}</option>
          {draft.purpose !== null && !purposes.some(({ slug }) => slug === draft.purpose) && (
            <option value={draft.purpose}>…</option>
          )}
          {purposes.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <fieldset>
          <legend className={styles['legend']}>{texts.days}</legend>
          <DayRangeFields {...fields} />
        </fieldset>
        <fieldset>
          <legend className={styles['legend']}>{texts.hours}</legend>
          <HoursFields {...fields} />
        </fieldset>
        <div className={styles['pair']}>
          <GuestsField {...fields} />
          <PriceField {...fields} />
        </div>
        <LayoutField {...fields} />
        <div className={styles['foot']}>
          <Button variant="ghost" onClick={() => setDraft(EMPTY_EVENT)}>
            {texts.clear}
          </Button>
          <Button type="submit" variant="primary" size="lg">
            {texts.apply}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
