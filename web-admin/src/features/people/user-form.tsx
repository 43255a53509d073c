import { saveAdminUser, type AdminUserDetail } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { emailRules } from '@prostora/ui/fields/form-rules.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { TextItem, checkRules } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';

const texts = adminPeople.user;
const NAME_LENGTH = 200;

type Values = { name: string; email: string };

const toFormValues = ({ name, email }: AdminUserDetail): Values => ({ name, email });

/** Name and e-mail of a user. */
export default function UserForm({
  user,
  open,
  onClose,
}: {
  user: AdminUserDetail;
  open: boolean;
  onClose: () => void;
}) {
  const api = useApi();
  const save = useCommand({
    run: ({ name, email, version }: Values & { version: number }) =>
      saveAdminUser({
        client: api,
        path: { id: user.id },
        body: { name: name.trim(), email: email.trim(), version },
      }),
    done: () => texts.saved,
    handledByForm: true,
  });
  return (
    <FormDrawer open={open} title={texts.editTitle} hint={texts.editHint} onClose={onClose}>
      <ResourceForm
        name="user"
        initial={toFormValues(user)}
        record={user}
        toValues={toFormValues}
        submitLabel={adminPeople.save}
        onSubmit={(values: Values, version) => save({ ...values, version })}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextItem name="name" label={texts.name} max={NAME_LENGTH} />
        <TextItem
          name="email"
          label={texts.email}
          type="email"
          max={LIMITS.email}
          check={checkRules(emailRules)}
        />
      </ResourceForm>
    </FormDrawer>
  );
}
