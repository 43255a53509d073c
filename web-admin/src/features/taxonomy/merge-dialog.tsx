import { useQuery } from '@tanstack/react-query';
import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import type { AdminTerm } from '@prostora/api-client';
import { adminTaxonomy } from '@prostora/strings/cs/admin-taxonomy.ts';
import { useBackCloses } from '@prostora/ui/use-back-closes.ts';
import { describeError, useApi, useCommand } from '../../kit/index.ts';
import { mergePreviewQuery } from './taxonomy.queries.ts';
import { listOf, type TermTab } from './terms.ts';
import styles from './taxonomy.module.css';

const texts = adminTaxonomy;

type MergeDialogProps = {
  tab: TermTab;
  term: AdminTerm;
  others: readonly AdminTerm[];
  open: boolean;
  onClose: () => void;
};

/** Merges a taxonomy item into another, with a preview; cannot be undone. */
export default function MergeDialog({ tab, term, others, open, onClose }: MergeDialogProps) {
  const api = useApi();
  const id = useId();
  const [into, setInto] = useState<number | null>(null);
  const [wasAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const previewed = mergePreviewQuery(api, listOf(tab), term.id, open ? into : null);
  const preview = useQuery(previewed);
  const merge = useCommand({
    run: (target: number) =>
      api.admin.taxonomy.merge(listOf(tab), term.id, target, preview.data?.from.version ?? term.version),
    done: ({ name }) => texts.merged(name),
    gone: previewed.queryKey,
  });
  const confirm = async (): Promise<void> => {
    setAsked(true);
    if (into === null || isSending || !preview.data) return;
    setSending(true);
    const isDone = await merge(into).then(
      () => true,
      () => false,
    );
    setSending(false);
    if (isDone) onClose();
  };
  const isMissing = wasAsked && into === null;
  useBackCloses(open, onClose);
  return (
    <Modal
      open={open}
      title={texts.mergeTitle(term.name)}
      width={520}
      centered
      destroyOnHidden
      onCancel={onClose}
      onOk={confirm}
      confirmLoading={isSending}
      okText={texts.mergeConfirm}
      cancelText={texts.cancel}
      okButtonProps={{ danger: true, disabled: into !== null && !preview.data }}
    >
      <p className={styles.lead}>{texts.mergeLead}</p>
      <div className={styles.field}>
        <label htmlFor={id}>{texts.mergeInto}</label>
        <Select
          id={id}
          value={into}
          status={isMissing ? 'error' : ''}
          placeholder={texts.mergeChoose}
          showSearch={{ optionFilterProp: 'label' }}
          aria-describedby={`${id}-said`}
          aria-invalid={isMissing}
          options={others.map((other) => ({ value: other.id, label: other.name }))}
          onChange={setInto}
        />
        <p id={`${id}-said`} className={isMissing ? styles.error : styles.said} role="status">
          {isMissing ? texts.mergeRequired : <Preview into={into} answer={preview} />}
        </p>
      </div>
    </Modal>
  );
}

function Preview({
  into,
  answer: { data, error },
}: {
  into: number | null;
  answer: { data: { from: AdminTerm; into: AdminTerm } | undefined; error: unknown };
}) {
  if (into === null) return null;
  if (error) return describeError(error).text;
  return data ? texts.mergePreview(data.into.name, data.from) : texts.mergeLoading;
}
