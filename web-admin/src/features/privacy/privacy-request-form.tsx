import { Form, Radio } from 'antd';
import { openAdminPrivacyRequest, type AdminPrivacyRequestInput } from '@prostora/api-client';
import { LIMITS, PRIVACY_CHANNELS, PRIVACY_REQUEST_KINDS } from '@prostora/contracts';
import { adminPrivacy } from '@prostora/strings/cs/privacy.ts';
import { emailRules } from '@prostora/ui/fields/form-rules.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { TextItem, checkRules } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';

const texts = adminPrivacy.form;
const INITIAL: AdminPrivacyRequestInput = { email: '', kind: 'export', channel: 'mail' };

/** Opens a request of a person, who proves it from the mailbox. */
export default function PrivacyRequestForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const api = useApi();
  const save = useCommand({
    run: (body: AdminPrivacyRequestInput) => openAdminPrivacyRequest({ client: api, body }),
    done: ({ email }) => texts.opened(email ?? ''),
    handledByForm: true,
  });
  return (
    <FormDrawer open={open} title={texts.title} hint={texts.hint} onClose={onClose}>
      <ResourceForm<AdminPrivacyRequestInput>
        name="privacy"
        initial={INITIAL}
        submitLabel={texts.submit}
        onSubmit={(values) => save({ ...values, email: values.email.trim() })}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextItem
          name="email"
          label={texts.email}
          type="email"
          max={LIMITS.email}
          check={checkRules(emailRules)}
          autoFocus
        />
        <Form.Item name="kind" label={texts.kind}>
          <Radio.Group
            options={PRIVACY_REQUEST_KINDS.map((value) => ({ value, label: adminPrivacy.kinds[value] }))}
          />
        </Form.Item>
        <Form.Item name="channel" label={texts.channel}>
          <Radio.Group
            options={PRIVACY_CHANNELS.map((value) => ({ value, label: adminPrivacy.channels[value] }))}
          />
        </Form.Item>
      </ResourceForm>
    </FormDrawer>
  );
}
