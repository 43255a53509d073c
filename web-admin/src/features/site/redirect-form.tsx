import { addAdminRedirect, saveAdminRedirect, type AdminRedirect } from '@prostora/api-client';
import { toLocalPath } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { adminRedirects } from '@prostora/strings/cs/admin-redirects.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { TextItem, required } from '../../kit/form/form-fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';

const texts = adminRedirects.form;
type Values = { from_path: string; to_path: string };

const toFormValues = ({ from_path, to_path }: AdminRedirect): Values => ({
  from_path,
  to_path: to_path ?? '',
});
const checkLocalPath = (text: string): string | null =>
  text.trim() === '' || toLocalPath(text.trim()) !== null ? null : fieldErrors.localPath;

/** Adds or edits a redirect; an empty target means that the page is gone for good. */
export default function RedirectForm({
  redirect,
  open,
  onClose,
}: {
  redirect: AdminRedirect | null;
  open: boolean;
  onClose: () => void;
}) {
  const api = useApi();
  const save = useCommand({
    run: ({ values: { from_path, to_path }, version }: { values: Values; version: number }) => {
      const input = { from_path: from_path.trim(), to_path: to_path.trim() || null };
      return redirect
        ? saveAdminRedirect({ client: api, path: { id: redirect.id }, body: { ...input, version } })
        : addAdminRedirect({ client: api, body: input });
    },
    done: () => (redirect ? texts.saved : texts.added),
    handledByForm: true,
  });
  return (
    <FormDrawer
      open={open}
      title={redirect ? texts.editTitle : texts.addTitle}
      hint={texts.hint}
      onClose={onClose}
    >
      <ResourceForm<Values, AdminRedirect>
        name="redirect"
        initial={redirect ? toFormValues(redirect) : { from_path: '', to_path: '' }}
        record={redirect}
        toValues={toFormValues}
        submitLabel={redirect ? texts.submitSave : texts.submitAdd}
        onSubmit={(values, version) => save({ values, version })}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextItem
          name="from_path"
          label={texts.from}
          hint={texts.fromHint}
          max={300}
          check={(text) => required(text) ?? checkLocalPath(text)}
          autoFocus={!redirect}
        />
        <TextItem name="to_path" label={texts.to} hint={texts.toHint} max={300} check={checkLocalPath} />
      </ResourceForm>
    </FormDrawer>
  );
}
