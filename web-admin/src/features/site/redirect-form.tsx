import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import type { AdminRedirect } from '@prostora/api-client';
import { localPath } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { adminRedirects } from '@prostora/strings/cs/admin-redirects.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form-drawer.tsx';
import { TextItem, required } from '../../kit/form-fields.tsx';
import { ResourceForm } from '../../kit/resource-form.tsx';
import { useSettled } from '../../kit/use-settled.ts';
import styles from './site.module.css';

const texts = adminRedirects.form;
const PAUSE = 500;
type Values = { from_path: string; to_path: string };

const valuesOf = ({ from_path, to_path }: AdminRedirect): Values => ({ from_path, to_path: to_path ?? '' });
const isLocal = (text: string): string | null => (text.trim() === '' || localPath(text.trim()) !== null ? null : fieldErrors.localPath);

/** How an address of the site answers now; null while nobody knows. */
function useAnswerOf(path: string): number | null {
  const settled = useSettled(path.trim(), PAUSE);
  const { data } = useQuery({
    queryKey: ['page-status', settled], enabled: localPath(settled) !== null, retry: false,
    queryFn: async ({ signal }) => {
      const { status, type } = await fetch(settled, { method: 'GET', redirect: 'manual', credentials: 'omit', signal });
      return type === 'opaqueredirect' ? 301 : status;
    },
  });
  return data ?? null;
}

/** What the two addresses say now, where the operator should know it. */
function Warnings() {
  const from = Form.useWatch<string | undefined>('from_path') ?? '';
  const to = Form.useWatch<string | undefined>('to_path') ?? '';
  const fromStatus = useAnswerOf(from);
  const toStatus = useAnswerOf(to);
  return (
    <div role="status">
      {fromStatus === 200 && <p className={styles.notice}>{texts.livePage}</p>}
      {toStatus !== null && toStatus >= 400 && <p className={styles.notice}>{texts.deadTarget}</p>}
    </div>
  );
}

/** Writes where an old address leads, or that its page is gone for good. */
export default function RedirectForm({ redirect, open, onClose }: { redirect: AdminRedirect | null; open: boolean; onClose: () => void }) {
  const { redirects } = useApi().admin;
  const save = useCommand({
    run: ({ values: { from_path, to_path }, version }: { values: Values; version: number }) => {
      const input = { from_path: from_path.trim(), to_path: to_path.trim() || null };
      return redirect ? redirects.save(redirect.id, { ...input, version }) : redirects.add(input);
    },
    done: () => (redirect ? texts.saved : texts.added), toldByForm: true,
  });
  return (
    <FormDrawer open={open} title={redirect ? texts.editTitle : texts.addTitle} hint={texts.hint} closeLabel={texts.close} onClose={onClose}>
      <ResourceForm<Values, AdminRedirect>
        name="redirect" initial={redirect ? valuesOf(redirect) : { from_path: '', to_path: '' }} {...(redirect && { record: redirect })} toValues={valuesOf}
        submitLabel={redirect ? texts.submitSave : texts.submitAdd} cancelLabel={texts.cancel} onSubmit={(values, version) => save({ values, version })} onDone={onClose} onCancel={onClose}
      >
        <TextItem name="from_path" label={texts.from} hint={texts.fromHint} max={300} check={(text) => required(text) ?? isLocal(text)} autoFocus={!redirect} />
        <TextItem name="to_path" label={texts.to} hint={texts.toHint} max={300} check={isLocal} />
        <Warnings />
      </ResourceForm>
    </FormDrawer>
  );
}
