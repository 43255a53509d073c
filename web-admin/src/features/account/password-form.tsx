import { Form, type FormItemProps } from 'antd';
import { changeAccountPassword } from '@prostora/api-client';
import { settings } from '@prostora/strings/cs/settings.ts';
import { confirmationRules, newPasswordRules } from '@prostora/ui/fields/form-rules.ts';
import { PasswordRules } from '@prostora/ui/fields/password-rules.tsx';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { checkRules, createRule, createTextRule } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { PasswordItem } from './password-item.tsx';

type Values = { current_password: string; password: string; password_confirm: string };

const EMPTY: Values = { current_password: '', password: '', password_confirm: '' };
const NEW_PASSWORD: FormItemProps['rules'] = [createTextRule(checkRules(newPasswordRules))];
const CONFIRMATION: FormItemProps['rules'] = [
  ({ getFieldValue }) =>
    createRule((value: string) => {
      const all = { password: getFieldValue('password') as string };
      return confirmationRules.find((rule) => rule.fails(value, all))?.message ?? null;
    }),
];

/** The new password with its requirements, ticked off while typing. */
function NewPasswordItem() {
  const password = Form.useWatch<string>('password', Form.useFormInstance());
  return (
    <PasswordItem
      name="password"
      label={settings.password.next}
      hint={<PasswordRules password={password ?? ''} />}
      autoComplete="new-password"
      rules={NEW_PASSWORD}
    />
  );
}

/** Changes the password, which ends the sessions on other devices. */
export default function PasswordForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const api = useApi();
  const save = useCommand({
    run: (values: Values) => changeAccountPassword({ client: api, body: values }),
    done: () => settings.password.done,
    handledByForm: true,
  });
  return (
    <FormDrawer open={open} title={settings.password.submit} hint={settings.password.lead} onClose={onClose}>
      <ResourceForm<Values>
        name="password"
        initial={EMPTY}
        submitLabel={settings.password.submit}
        onSubmit={save}
        onDone={onClose}
        onCancel={onClose}
      >
        <PasswordItem
          name="current_password"
          label={settings.password.current}
          autoComplete="current-password"
        />
        <NewPasswordItem />
        <PasswordItem
          name="password_confirm"
          label={settings.password.confirm}
          autoComplete="new-password"
          rules={CONFIRMATION}
          dependencies={['password']}
        />
      </ResourceForm>
    </FormDrawer>
  );
}
