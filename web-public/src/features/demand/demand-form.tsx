import { sendDemand } from '@prostora/api-client';
import { useLocation, useNavigate } from '@prostora/nav';
import {
  appendSearch,
  buildEventSearch,
  formatQuery,
  toLocalPath,
  urls,
  type EventQuery,
} from '@prostora/contracts';
import { demand as texts } from '@prostora/strings/cs/demand.ts';
import { Button, FormError } from '@prostora/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { BackToSpaces } from '../../components/event/back-to-spaces.tsx';
import { EventBand } from '../../components/event/event-band.tsx';
import { EventNotices, EventRow } from '../../components/event/event-row.tsx';
import { Honeypot } from '../../components/bot-protection/honeypot.tsx';
import { useBotProtection } from '../../components/bot-protection/use-bot-protection.ts';
import { useApi } from '../../lib/api-context.tsx';
import { DEMAND_LOCATION } from '../../lib/demand-url.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { usePublicForm } from '@prostora/ui/fields/use-public-form.ts';
import { ContactSection } from './contact-section.tsx';
import type { DemandData } from './demand.loader.ts';
import styles from './demand-form.module.css';
import {
  EMPTY_VALUES,
  toEvent,
  toEventFields,
  toFormValues,
  toInput,
  toMatchRequest,
  type DemandValues,
} from './demand-values.ts';
import { MatchesPanel } from './matches-panel.tsx';
import { DetailsSection, HowManySection, MustHaveSection, WhereWhenSection } from './needs-sections.tsx';
import { useDraft } from './use-draft.ts';
import { useMatches, type RelaxationKind } from './use-matches.ts';
import { PurposeSection } from './purpose-section.tsx';
import pageStyles from './demand.page.module.css';
import stepStyles from './steps.module.css';

const ADDRESS_DEBOUNCE_MS = 400;
const FIELDS_BY_KIND: Readonly<Record<RelaxationKind, readonly (keyof DemandValues)[]>> = {
  attributes: ['attributes'],
  budget: ['budget'],
  date: ['date_from', 'date_to', 'time_from', 'time_to'],
  guests: ['number_of_guests'],
  location: ['location_id'],
  purpose: ['purpose_id'],
};

/** Keeps the event of the form in the address, so that links of the page carry it; nothing is loaded. */
function useEventInAddress(event: EventQuery): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const wanted = buildEventSearch(event);
  const written = useRef(wanted);
  useEffect(() => {
    if (wanted === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = wanted;
      const location = new URLSearchParams(search).get(DEMAND_LOCATION);
      const rest = formatQuery(location ? { [DEMAND_LOCATION]: location } : {});
      void navigate({ search: appendSearch(rest, wanted) }, { replace: true, preventScrollReset: true });
    }, ADDRESS_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [navigate, search, wanted]);
}

/** Form of a demand: requirements, matching spaces beside them, and the contact. */
export function DemandForm({ data, children }: { data: DemandData; children: ReactNode }): ReactNode {
  const api = useApi();
  const navigate = useNavigate();
  const botProtection = useBotProtection();
  const getIdempotencyKey = useIdempotencyKey();
  const form = useForm<DemandValues>({ mode: 'onTouched', defaultValues: toFormValues(data.prefill) });
  const draft = useDraft(form, data.prefill);
  const values = { ...EMPTY_VALUES, ...useWatch({ control: form.control }) };
  const [given, setGiven] = useState(data.prefill.event);
  const event = toEvent(values, given, data.purposes);
  useEventInAddress(event);
  const matches = useMatches(toMatchRequest(values, event));
  // Keep the picked spaces when matches cannot be shown: no others may be addressed.
  const shownIds = useMemo(
    () => matches.found && new Set(matches.found.spaces.map(({ id }) => id)),
    [matches.found],
  );
  const picked = shownIds ? values.space_ids.filter((id) => shownIds.has(id)) : values.space_ids;
  const { submit, failure, sending } = usePublicForm(form, {
    send: (sent) =>
      botProtection.sendProtected((solution) => {
        const input = { ...toInput(sent, event, picked), ...solution };
        return sendDemand({
          client: api,
          body: input,
          headers: { 'Idempotency-Key': getIdempotencyKey(input) },
        });
      }),
    onSent: ({ url }) => {
      draft.forget();
      void navigate(toLocalPath(url) ?? urls.demand);
    },
  });
  const onLoosen = (kind: RelaxationKind): void =>
    FIELDS_BY_KIND[kind].forEach((name) =>
      form.setValue(name, EMPTY_VALUES[name], { shouldValidate: form.formState.isSubmitted }),
    );
  const startAgain = (): void => {
    form.reset(toFormValues(data.prefill));
    draft.forget();
  };
  const applyEvent = (next: EventQuery): void => {
    setGiven(next);
    const fields = { purpose_id: '', ...toEventFields(next, data.purposes) };
    for (const [name, value] of Object.entries(fields))
      form.setValue(name as keyof DemandValues, value, { shouldValidate: form.formState.isSubmitted });
  };
  const editing = {
    event,
    purposeName: data.purposes.find(({ slug }) => slug === event.purpose)?.name ?? null,
    purposes: data.purposes,
    onApply: applyEvent,
  };
  return (
    <>
      <EventBand {...editing} back={<BackToSpaces event={event} />} />
      <div className={`page-width ${pageStyles['page']}`}>
        <form noValidate className={styles['form']} onSubmit={submit} onFocus={botProtection.begin}>
          <div className={styles['needs']}>
            {children}
            <div className={styles['event']}>
              <EventRow {...editing} />
              <EventNotices notices={data.notices} />
            </div>
            {draft.restored && (
              <p className={styles['restored']} role="status">
                {texts.restored}{' '}
                <button type="button" className="text-link" onClick={startAgain}>
                  {texts.forget}
                </button>
              </p>
            )}
            <PurposeSection form={form} purposes={data.purposes} />
            <WhereWhenSection form={form} places={data.locations} event={event} />
            <HowManySection form={form} />
            <MustHaveSection form={form} attributes={data.attributes} />
            <DetailsSection form={form} />
          </div>
          <aside className={styles['side']}>
            <MatchesPanel
              matches={matches}
              picked={picked}
              failure={form.formState.errors.space_ids?.message}
              catalogUrl={buildCatalogUrl(event, values, data.locations)}
              isBudgetWaiting={values.budget !== '' && values.date_from === ''}
              onLoosen={onLoosen}
              onPick={(ids) => {
                form.clearErrors('space_ids');
                form.setValue('space_ids', ids);
              }}
            />
            <Steps />
          </aside>
          <div className={styles['send']}>
            <ContactSection form={form} />
            <Honeypot field={botProtection.honeypot} />
            <FormError className={styles['failure']}>{failure}</FormError>
            <div className={styles['submit']}>
              <Button type="submit" variant="primary" size="lg" sending={sending}>
                {texts.submit}
              </Button>
              <p className="small muted">{texts.note}</p>
            </div>
          </div>
        </form>
      </div>
    </>
  );
}

/** The catalogue of the same event. */
function buildCatalogUrl(
  event: EventQuery,
  { attributes, location_id: locationId }: DemandValues,
  locations: DemandData['locations'],
): string {
  const slug = locations.find(({ id }) => String(id) === locationId)?.slug;
  const search = buildEventSearch({ ...event, purpose: null });
  const list = attributes.length > 0 ? formatQuery({ attributes: attributes.join(',') }) : '';
  return appendSearch(urls.catalog([slug, event.purpose]) + list, search);
}

/** The process of a demand in three steps. */
const Steps = (): ReactNode => (
  <ol className={stepStyles['steps']} aria-label={texts.steps.label}>
    {texts.steps.items.map(({ title, text }) => (
      <li key={title} className={stepStyles['step']}>
        <b>{title}</b>
        <span>{text}</span>
      </li>
    ))}
  </ol>
);
