import { downloadFile, exportAccount, eraseAccount } from '@prostora/api-client';
import { useMutation } from '@tanstack/react-query';
import { urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { useSession } from '@prostora/federation/session-context.tsx';
import { useNavigate } from '@prostora/nav';
import { settings } from '@prostora/strings/cs/settings.ts';
import { Button, FormError, Modal, PasswordField } from '@prostora/ui';
import { knownPasswordRules, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api-context.tsx';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { saveFile } from '@prostora/ui/save-file.ts';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import styles from './account.module.css';
import { Section } from '../../components/section/section.tsx';

const texts = settings.data;
const EXPORT_NAME = 'prostora-export.json';

/** Confirms the erasure of personal data with the password. */
function EraseDialog({ onClose }: { onClose: () => void }): ReactNode {
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const form = useForm({ mode: 'onTouched', defaultValues: { current_password: '' } });
  const { submit, failure, sending } = usePortalForm(form, {
    save: ({ current_password }) => eraseAccount({ client: api, body: { current_password } }),
    onSaved: async () => {
      // The server has ended the session already.
      await session?.logout().catch(() => undefined);
      await navigate(urls.home, { replace: true });
      showToast(texts.erased, 'info');
    },
  });
  return (
    <Modal open onClose={onClose} title={texts.eraseTitle} size="small">
      <p>{texts.eraseText}</p>
      <p className={styles['future']}>{texts.eraseFuture}</p>
      <form noValidate className={styles['confirm']} onSubmit={submit}>
        <FormError>{failure}</FormError>
        <PasswordField
          {...form.register('current_password', { validate: validateBy(knownPasswordRules) })}
          label={texts.erasePassword}
          autoComplete="current-password"
          error={form.formState.errors.current_password?.message}
          data-autofocus=""
        />
        <div className={styles['confirmActions']}>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button type="submit" variant="danger" sending={sending} sendingLabel={texts.erasing}>
            {texts.eraseConfirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Export and erasure of personal data (GDPR). */
export function YourData(): ReactNode {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const download = useMutation({
    mutationFn: async () => session && downloadFile(session.transport, (client) => exportAccount({ client })),
    onSuccess: (file) => file && saveFile(file.blob, EXPORT_NAME),
    onError: (error) => showToast(toErrorMessage(error), 'error'),
  });
  return (
    <Section title={texts.title} lead={texts.lead}>
      <div className={styles['actions']}>
        <Button sending={download.isPending} sendingLabel={texts.exporting} onClick={() => download.mutate()}>
          {texts.export}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {texts.erase}
        </Button>
      </div>
      {asking && <EraseDialog onClose={() => setAsking(false)} />}
    </Section>
  );
}
