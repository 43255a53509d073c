import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import {
  eraseAdminPrivacyRequest,
  type AdminErasurePreview,
  type AdminPrivacyRequest,
} from '@prostora/api-client';
import { formatNumber } from '@prostora/strings';
import { adminPrivacy } from '@prostora/strings/cs/privacy.ts';
import { useApi, useCommand, useConfirm } from '../../kit/index.ts';
import { describeError } from '../../kit/feedback/errors.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { erasurePreviewQuery } from './privacy.queries.ts';
import styles from './privacy.module.css';

const texts = adminPrivacy.erasure;
const formatPart = (name: string): string => (texts.parts as Readonly<Record<string, string>>)[name] ?? name;

function Contents({ user_id, erased, retained, keeps_customer }: AdminErasurePreview) {
  const isRetaining = retained.length > 0 || keeps_customer;
  return (
    <>
      <p className={styles.part}>{user_id === null ? texts.guest : texts.account}</p>
      <section className={styles.part}>
        <h3>{texts.erased}</h3>
        {erased.length === 0 && <p>{texts.nothing}</p>}
        <ul>
          {erased.map(({ name, count }) => (
            <li key={name}>
              {formatPart(name)} ({formatNumber(count)})
            </li>
          ))}
        </ul>
      </section>
      {isRetaining && (
        <section className={styles.part}>
          <h3>{texts.retained}</h3>
          <ul>
            {retained.map(({ name, reason, count }) => (
              <li key={name}>
                {formatPart(name)} ({formatNumber(count)}): {texts.reasons[reason]}
              </li>
            ))}
            {keeps_customer && <li>{texts.customer}</li>}
          </ul>
        </section>
      )}
    </>
  );
}

/** What an erasure removes and keeps, with its confirmation. */
export default function ErasurePreview({
  request,
  open,
  onClose,
}: {
  request: AdminPrivacyRequest;
  open: boolean;
  onClose: () => void;
}) {
  const api = useApi();
  const confirm = useConfirm();
  const { data, error } = useQuery({ ...erasurePreviewQuery(api, request.id), enabled: open });
  const erase = useCommand({
    run: (id: number) => eraseAdminPrivacyRequest({ client: api, path: { id } }),
    done: () => texts.done,
  });
  const isReady = request.state === 'proved' && data?.block === null;
  const title = texts.title(request.email ?? '');
  return (
    <FormDrawer open={open} title={title} closeLabel={texts.close} onClose={onClose}>
      {!data && !error && <Skeleton active aria-label={texts.loading} />}
      {error && <Alert type="error" message={describeError(error).text} />}
      {data && (
        <>
          <Contents {...data} />
          {data.block && (
            <p className={styles.block} role="alert">
              {data.block.message}
            </p>
          )}
          {request.state !== 'proved' && <p className={styles.block}>{texts.notProved}</p>}
          <Button
            danger
            type="primary"
            disabled={!isReady}
            onClick={() =>
              confirm({
                title,
                text: texts.irreversible,
                confirmLabel: texts.submit,
                danger: true,
                onConfirm: () => erase(request.id).then(onClose),
              })
            }
          >
            {texts.submit}
          </Button>
        </>
      )}
    </FormDrawer>
  );
}
