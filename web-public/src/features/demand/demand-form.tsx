import { useNavigate } from '@prostora/nav';
import { localPath, urls } from '@prostora/contracts';
import { demand as texts } from '@prostora/strings/cs/demand.ts';
import { Button, FormError } from '@prostora/ui';
import { useMemo, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { RobotTrap } from '../../components/robot-guard/robot-trap.tsx';
import { useRobotGuard } from '../../components/robot-guard/use-robot-guard.ts';
import { useApi } from '../../lib/api-context.tsx';
import { useCallKey } from '../../lib/use-call-key.ts';
import { useSentForm } from '../../lib/use-sent-form.ts';
import { ContactSection } from './contact-section.tsx';
import type { DemandData } from './demand.loader.ts';
import styles from './demand-form.module.css';
import { inputOf, needsOf, valuesOf, type DemandValues } from './demand-values.ts';
import { MatchesPanel } from './matches-panel.tsx';
import { DetailsSection, HowManySection, MustHaveSection, WhereWhenSection } from './needs-sections.tsx';
import { Steps } from './steps.tsx';
import { useDraft } from './use-draft.ts';
import { useMatches, type LooseningKind } from './use-matches.ts';
import { WhatSection } from './what-section.tsx';

const CLEARED: Readonly<Record<LooseningKind, readonly (keyof DemandValues)[]>> = {
  attributes: ['attributes'],
  date: ['date_from', 'date_to', 'time_from', 'time_to'],
  guests: ['number_of_guests'],
  location: ['location_id'],
  purpose: ['purpose_id'],
};
const NOTHING = valuesOf({ purpose_id: null, location_id: null, date_from: null, number_of_guests: null });

/** Form of a demand: requirements, matching spaces beside them, and the contact. */
export function DemandForm({ data, children }: { data: DemandData; children: ReactNode }): ReactNode {
  const api = useApi();
  const navigate = useNavigate();
  const guard = useRobotGuard();
  const keyOf = useCallKey();
  const form = useForm<DemandValues>({ mode: 'onTouched', defaultValues: valuesOf(data.given) });
  const draft = useDraft(form, data.given);
  const values = { ...NOTHING, ...useWatch({ control: form.control }) };
  const matches = useMatches(needsOf(values));
  // Keep the picked spaces when matches cannot be shown: no others may be addressed.
  const shown = useMemo(
    () => matches.found && new Set(matches.found.spaces.map(({ id }) => id)),
    [matches.found],
  );
  const picked = shown ? values.space_ids.filter((id) => shown.has(id)) : values.space_ids;
  const { submit, failure, sending } = useSentForm(form, {
    send: (sent) =>
      guard.guarded((proof) => {
        const input = { ...inputOf(sent, picked), ...proof };
        return api.inquiries.send(input, keyOf(input));
      }),
    onSent: ({ url }) => {
      draft.forget();
      void navigate(localPath(url) ?? urls.demand);
    },
  });
  const onLoosen = (kind: LooseningKind): void =>
    CLEARED[kind].forEach((name) =>
      form.setValue(name, NOTHING[name], { shouldValidate: form.formState.isSubmitted }),
    );
  const startAgain = (): void => {
    form.reset(valuesOf(data.given));
    draft.forget();
  };
  return (
    <form noValidate className={styles['form']} onSubmit={submit} onFocus={guard.begin}>
      <div className={styles['needs']}>
        {children}
        {draft.restored && (
          <p className={styles['restored']} role="status">
            {texts.restored}{' '}
            <button type="button" className="text-link" onClick={startAgain}>
              {texts.forget}
            </button>
          </p>
        )}
        <WhatSection form={form} purposes={data.purposes} />
        <WhereWhenSection form={form} places={data.locations} />
        <HowManySection form={form} />
        <MustHaveSection form={form} attributes={data.attributes} />
        <DetailsSection form={form} />
      </div>
      <aside className={styles['side']}>
        <MatchesPanel
          matches={matches}
          picked={picked}
          failure={form.formState.errors.space_ids?.message}
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
        <RobotTrap field={guard.trap} />
        <FormError className={styles['failure']}>{failure}</FormError>
        <div className={styles['submit']}>
          <Button type="submit" variant="primary" size="lg" sending={sending}>
            {texts.submit}
          </Button>
          <p className="small muted">{texts.note}</p>
        </div>
      </div>
    </form>
  );
}
