import { addSavedSearch, type AlertFrequency } from '@prostora/api-client';
import { ALERT_FREQUENCIES, SAVED_SEARCHES } from '@prostora/contracts';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { savedSearch as texts } from '@prostora/strings/cs/saved-search.ts';
import { Button, FormError, Modal, SelectField, TextField } from '@prostora/ui';
import { missing } from '@prostora/strings/cs/errors.ts';
import { emailRules, maxLengthRule, createRequiredRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Honeypot } from '../../components/bot-protection/honeypot.tsx';
import { useBotProtection } from '../../components/bot-protection/use-bot-protection.ts';
import { useApi } from '../../lib/api-context.tsx';
import { useFormDraft } from '../../lib/form-draft.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { usePublicForm } from '@prostora/ui/fields/use-public-form.ts';
import type { CatalogFilter } from './catalog-filter.ts';
import styles from './save-search.module.css';
import type { Catalog } from './use-catalog.ts';

type Values = { name: string; frequency: AlertFrequency; email: string };

/** Conditions of a filter, without order and page. */
const toConditions = ({
  location,
  purpose,
  capacity,
  attributes,
  search,
  dateFrom,
  dateTo,
  bounds,
}: CatalogFilter) => ({
  ...(location && { location }),
  ...(purpose && { purpose }),
  ...(capacity && { capacity }),
  ...(attributes.length > 0 && { attributes: attributes.join(',') }),
  ...(search && { search }),
  ...(dateFrom && { date_from: dateFrom }),
  ...(dateTo && { date_to: dateTo }),
  ...(bounds && { bounds }),
});

/** Saves the filter as a watched search: at once with an account, otherwise after an e-mail confirmation. */
export function SaveSearch({ catalog, onClose }: { catalog: Catalog; onClose: () => void }): ReactNode {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { user } = useSessionState();
  const title = sentTo === null ? texts.title : user ? texts.savedTitle : texts.confirmTitle;
  return (
    <Modal open onClose={onClose} size="small" title={title}>
      {sentTo === null ? (
        <SaveForm catalog={catalog} onSent={setSentTo} />
      ) : (
        <div className={styles['sent']}>
          <p role="status">{user ? texts.saved : texts.confirm(sentTo)}</p>
          <Button variant="dark" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      )}
    </Modal>
  );
}

function SaveForm({ catalog, onSent }: { catalog: Catalog; onSent: (email: string) => void }): ReactNode {
  const api = useApi();
  const { user } = useSessionState();
  const botProtection = useBotProtection();
  const getIdempotencyKey = useIdempotencyKey();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      name: catalog.answer.seo_data.h1.slice(0, SAVED_SEARCHES.name),
      frequency: 'daily',
      email: '',
    },
  });
  const removeDraft = useFormDraft(form, `search.${JSON.stringify(toConditions(catalog.filter))}`);
  const { submit, failure, sending } = usePublicForm(form, {
    send: ({ name, frequency, email }) => {
      const input = { name: name.trim(), frequency, filter: toConditions(catalog.filter) };
      if (user)
        return addSavedSearch({
          client: api,
          body: input,
          headers: { 'Idempotency-Key': getIdempotencyKey(input) },
        });
      return botProtection.sendProtected((solution) => {
        const guarded = { ...input, email: email.trim(), ...solution };
        return addSavedSearch({
          client: api,
          body: guarded,
          headers: { 'Idempotency-Key': getIdempotencyKey(guarded) },
        });
      });
    },
    onSent: (_answer, { email }) => {
      removeDraft();
      onSent(email.trim());
    },
  });
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={submit}
      onFocus={user ? undefined : botProtection.begin}
    >
      <p className="muted">{texts.lead}</p>
      <FormError>{failure}</FormError>
      <TextField
        {...form.register('name', {
          validate: validateBy([createRequiredRule(missing.name), maxLengthRule(SAVED_SEARCHES.name)]),
        })}
        label={texts.name}
        error={form.formState.errors.name?.message}
      />
      <SelectField {...form.register('frequency')} label={texts.frequency}>
        {ALERT_FREQUENCIES.map((frequency) => (
          <option key={frequency} value={frequency}>
            {texts.frequencies[frequency]}
          </option>
        ))}
      </SelectField>
      {user ? (
        <p className="muted small">{texts.mailsTo(user.email)}</p>
      ) : (
        <>
          <TextField
            {...form.register('email', { validate: validateBy(emailRules) })}
            label={texts.email}
            hint={texts.emailHint}
            error={form.formState.errors.email?.message}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            autoCapitalize="none"
          />
          <Honeypot field={botProtection.honeypot} />
        </>
      )}
      <Button type="submit" variant="primary" size="lg" wide sending={sending}>
        {texts.submit}
      </Button>
    </form>
  );
}
