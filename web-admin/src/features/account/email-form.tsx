import { changeAccountEmail } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { adminAccount as texts } from '@prostora/strings/cs/admin-account.ts';
import { settings } from '@prostora/strings/cs/settings.ts';
import { emailRules } from '@prostora/ui/fields/form-rules.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { TextItem, checkRules } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { PasswordItem } from './password-item.tsx';

type Values = { email: string; current_password: string };

const EMPTY: Values = { email: '', current_password: '' };

/** The login e-mail. A new one takes effect once its link is opened. */
export default function EmailForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const api = useApi();
  const save = useCommand({
    run: ({ email, current_password }: Values) =>
      changeAccountEmail({ client: api, body: { email: email.trim(), current_password } }),
    done: (_answer, { email }) => settings.email.sent(email.trim()),
    handledByForm: true,
  });
  return (
    <FormDrawer open={open} title={settings.email.submit} hint={texts.emailHint} onClose={onClose}>
      <ResourceForm<Values>
        name="email"
        initial={EMPTY}
        submitLabel={settings.email.submit}
        onSubmit={save}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextItem
          name="email"
          label={settings.email.next}
          type="email"
          max={LIMITS.email}
          check={checkRules(emailRules)}
          autoFocus
        />
        <PasswordItem
          name="current_password"
          label={settings.email.currentPassword}
          autoComplete="current-password"
        />
      </ResourceForm>
    </FormDrawer>
  );
}
