import { saveAccountProfile, type AccountAnswer } from '@prostora/api-client';
import { normalizePhone } from '@prostora/contracts';
import { formatPhone } from '@prostora/strings';
import { adminAccount as texts } from '@prostora/strings/cs/admin-account.ts';
import { settings } from '@prostora/strings/cs/settings.ts';
import { phoneRules, plainNameRule } from '@prostora/ui/fields/form-rules.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { TextItem, checkRules } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';

const NAME_LENGTH = 200;
const PHONE_LENGTH = 40;

type Values = { name: string; phone: string };
type Props = { account: AccountAnswer; open: boolean; onClose: () => void };

/** Name of the operator; the telephone belongs to the customer of one who is an owner too. */
export default function ProfileForm({ account: { profile, billing }, open, onClose }: Props) {
  const api = useApi();
  const save = useCommand({
    run: ({ name, phone }: Values) =>
      saveAccountProfile({
        client: api,
        body: { name: name.trim(), phone: billing && normalizePhone(phone) },
      }),
    done: () => settings.saved,
    handledByForm: true,
  });
  return (
    <FormDrawer open={open} title={texts.editProfile} onClose={onClose}>
      <ResourceForm<Values>
        name="profile"
        initial={{ name: profile.name, phone: formatPhone(profile.phone ?? '') }}
        submitLabel={settings.save}
        onSubmit={save}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextItem
          name="name"
          label={settings.profile.name}
          max={NAME_LENGTH}
          check={checkRules([plainNameRule])}
        />
        {billing && (
          <TextItem
            name="phone"
            label={settings.profile.phone}
            hint={settings.profile.phoneHint}
            type="tel"
            max={PHONE_LENGTH}
            check={checkRules(phoneRules)}
          />
        )}
      </ResourceForm>
    </FormDrawer>
  );
}
