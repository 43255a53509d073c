import { useQuery } from '@tanstack/react-query';
import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import type { AdminTaxonomyItem } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminTaxonomy } from '@prostora/strings/cs/admin-taxonomy.ts';
import { useBackCloses } from '@prostora/ui/use-back-closes.ts';
import { describeError, useApi, useCommand } from '../../kit/index.ts';
import { mergePreviewQuery } from './taxonomy.queries.ts';
import { taxonomyCalls, type TaxonomyTab } from './taxonomy-items.ts';
import styles from './taxonomy.module.css';

const texts = adminTaxonomy;

type MergeDialogProps = {
  tab: TaxonomyTab;
  item: AdminTaxonomyItem;
  others: readonly AdminTaxonomyItem[];
  open: boolean;
  onClose: () => void;
};

/** Merges a taxonomy item into another, with a preview; cannot be undone. */
export default function MergeDialog({ tab, item, others, open, onClose }: MergeDialogProps) {
  const api = useApi();
  const id = useId();
  const [targetId, setTargetId] = useState<number | null>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isSending, setSending] = useState(false);
  const previewQuery = mergePreviewQuery(api, tab, item.id, open ? targetId : null);
  const preview = useQuery(previewQuery);
  const merge = useCommand({
    run: (target: number) =>
      taxonomyCalls[tab].merge({
        client: api,
        path: { id: item.id },
        body: { into: target, version: preview.data?.from.version ?? item.version },
      }),
    done: ({ name }) => texts.merged(name),
    removedKey: previewQuery.queryKey,
  });
  const confirm = async (): Promise<void> => {
    setSubmitted(true);
    if (targetId === null || isSending || !preview.data) return;
    setSending(true);
    const isDone = await merge(targetId).then(
      () => true,
      () => false,
    );
    setSending(false);
    if (isDone) onClose();
  };
  const isMissing = wasSubmitted && targetId === null;
  useBackCloses(open, onClose);
  return (
    <Modal
      open={open}
      title={texts.mergeTitle(item.name)}
      width={520}
      centered
      destroyOnHidden
      onCancel={onClose}
      onOk={confirm}
      confirmLoading={isSending}
      okText={texts.mergeConfirm}
      cancelText={admin.confirm.cancel}
      okButtonProps={{ danger: true, disabled: targetId !== null && !preview.data }}
    >
      <p className={styles.lead}>{texts.mergeLead}</p>
      <div className={styles.field}>
        <label htmlFor={id}>{texts.mergeInto}</label>
        <Select
          id={id}
          value={targetId}
          status={isMissing ? 'error' : ''}
          placeholder={texts.mergeChoose}
          showSearch={{ optionFilterProp: 'label' }}
          aria-describedby={`${id}-said`}
          aria-invalid={isMissing}
          options={others.map((other) => ({ value: other.id, label: other.name }))}
          onChange={setTargetId}
        />
        <p id={`${id}-said`} className={isMissing ? styles.error : styles.said} role="status">
          {isMissing ? texts.mergeRequired : <MergePreview into={targetId} answer={preview} />}
        </p>
      </div>
    </Modal>
  );
}

function MergePreview({
  into,
  answer: { data, error },
}: {
  into: number | null;
  answer: { data: { from: AdminTaxonomyItem; into: AdminTaxonomyItem } | undefined; error: unknown };
}) {
  if (into === null) return null;
  if (error) return describeError(error).text;
  return data ? texts.mergePreview(data.into.name, data.from) : texts.mergeLoading;
}
