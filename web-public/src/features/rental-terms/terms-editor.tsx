import {
  ApiError,
  createRentalTerms,
  publishRentalTerms,
  updateRentalTerms,
  type OwnerSpace,
  type RentalTerms,
} from '@prostora/api-client';
import { rentalTermsUrls } from '@prostora/contracts/rental-terms-urls.ts';
import { showToast } from '@prostora/federation';
import { useNavigate } from '@prostora/nav';
import { rentalTermsEditor } from '@prostora/strings/cs/rental-terms-editor.ts';
import { Breadcrumbs, Button, FormError } from '@prostora/ui';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ConfirmDialog } from '../../components/dialogs/dialogs.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import { AgreementFields, ScopeFields } from './agreement-fields.tsx';
import { CancellationFields } from './cancellation-fields.tsx';
import { InstalmentFields } from './instalment-fields.tsx';
import { invalidateRentalTerms } from './rental-terms-queries.ts';
import styles from './rental-terms.module.css';
import { TermsField } from './terms-field.tsx';
import { resolveTerms, toRentalTermsInput, toValues, type TermsValues } from './terms-form.ts';
import { TermsPreview } from './terms-preview.tsx';
import { useTermsActions } from './use-terms-actions.ts';

const texts = rentalTermsEditor.form;

type TermsEditorProps = {
  /** Null for new ones. */
  terms: RentalTerms | null;
  initial: TermsValues;
  spaces: readonly OwnerSpace[];
  isEditable: boolean;
};

const toConflictNames = (error: unknown): string | null => {
  if (!(error instanceof ApiError) || error.errorCode !== 'RENTAL_TERMS_OVERLAP') return null;
  const conflicts = error.body['conflicts'] as readonly { name: string }[];
  return [...new Set(conflicts.map(({ name }) => `„${name}“`))].join(', ');
};

/** Saves a draft, and publishes it when asked to. */
function useTermsEditor({ terms, initial }: Pick<TermsEditorProps, 'terms' | 'initial'>) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const saved = useRef(terms);
  const isPublishing = useRef(false);
  /** Names of the terms that the published ones would replace. */
  const [conflict, setConflict] = useState<string | null>(null);
  const form = useForm<TermsValues>({ mode: 'onChange', defaultValues: initial, resolver: resolveTerms });
  const finish = async (message: string): Promise<void> => {
    showToast(message);
    await invalidateRentalTerms(client);
  };
  const publish = async (replace: boolean): Promise<void> => {
    if (!saved.current) return;
    const { id, version } = saved.current;
    await publishRentalTerms({ client: api, path: { id }, body: { version, replace } });
    await finish(texts.published);
    await navigate(rentalTermsUrls.list);
  };
  const { submit, failure, sending } = usePortalForm(form, {
    save: async (values) => {
      const body = toRentalTermsInput(values);
      const { rental_terms: answer } = saved.current
        ? await updateRentalTerms({
            client: api,
            path: { id: saved.current.id },
            body: { ...body, version: saved.current.version },
          })
        : await createRentalTerms({ client: api, body });
      saved.current = answer;
      form.reset(toValues(answer));
      if (!isPublishing.current) return answer;
      try {
        await publish(false);
      } catch (error) {
        const names = toConflictNames(error);
        if (names === null) throw error;
        setConflict(names);
      }
      return answer;
    },
    onSaved: async ({ id }) => {
      if (isPublishing.current) return;
      await finish(texts.saved);
      if (!terms) await navigate(rentalTermsUrls.detail(id), { replace: true });
    },
  });
  return {
    form,
    failure,
    sending,
    conflict,
    closeConflict: (): void => {
      setConflict(null);
      if (!terms && saved.current) void navigate(rentalTermsUrls.detail(saved.current.id), { replace: true });
    },
    save: (event: FormEvent): void => {
      isPublishing.current = false;
      submit(event);
    },
    saveAndPublish: (event: FormEvent): void => {
      isPublishing.current = true;
      submit(event);
    },
    replace: async (): Promise<string | null> => {
      try {
        await publish(true);
        return null;
      } catch (error) {
        return showServerErrors(error, form) ?? toErrorMessage(error);
      }
    },
  };
}

/** Editor of a draft; published terms are shown in it, and changed in a copy. */
export function TermsEditor({ terms, initial, spaces, isEditable }: TermsEditorProps): ReactNode {
  const editor = useTermsEditor({ terms, initial });
  const { copy } = useTermsActions();
  const title = terms?.name ?? rentalTermsEditor.list.start;
  return (
    <>
      <Breadcrumbs
        items={[
          { name: rentalTermsEditor.title, url: rentalTermsUrls.list },
          { name: title, url: null },
        ]}
      />
      <h1 className={styles['title']}>{title}</h1>
      {terms && !isEditable && (
        <div className={styles['readOnly']}>
          <p>{terms.state === 'archived' ? texts.archivedNote : texts.readOnly}</p>
          {terms.allowed_actions.includes('copy') && (
            <Button variant="dark" onClick={() => void copy(terms.id)}>
              {texts.editCopy}
            </Button>
          )}
        </div>
      )}
      <FormProvider {...editor.form}>
        <form noValidate className={styles['editor']} onSubmit={editor.save}>
          <fieldset className={styles['fields']} disabled={!isEditable}>
            <FormError takesFocus>{editor.failure}</FormError>
            <TermsField
              name="name"
              label={texts.name}
              hint={texts.nameHint}
              inputMode="text"
              maxLength={120}
            />
            <ScopeFields spaces={spaces} />
            <AgreementFields />
            <InstalmentFields />
            <CancellationFields />
            {isEditable && (
              <div className={styles['actions']}>
                <Button
                  variant="primary"
                  onClick={editor.saveAndPublish}
                  sending={editor.sending}
                  sendingLabel={texts.saving}
                >
                  {texts.publish}
                </Button>
                <Button type="submit" variant="ghost" disabled={editor.sending}>
                  {texts.save}
                </Button>
              </div>
            )}
          </fieldset>
          <TermsPreview />
        </form>
      </FormProvider>
      {editor.conflict !== null && (
        <ConfirmDialog
          title={texts.replaceTitle}
          text={texts.replaceText(editor.conflict)}
          yes={texts.replace}
          no={texts.keep}
          onYes={editor.replace}
          onClose={editor.closeConflict}
        />
      )}
    </>
  );
}
