import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import type { BlogTaxon } from '@prostora/api-client';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { useBackCloses } from '@prostora/ui/use-back-closes.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import { taxaCalls, type BlogTaxonList } from './taxa.calls.ts';
import styles from './blog.module.css';

const texts = adminBlog.taxa;

type RemoveTaxonDialogProps = {
  list: BlogTaxonList;
  taxon: BlogTaxon;
  others: readonly BlogTaxon[];
  isMerge: boolean;
  open: boolean;
  onClose: () => void;
};

/** Deletes a category or a tag; its posts get the chosen replacement. */
export default function RemoveTaxonDialog({
  list,
  taxon,
  others,
  isMerge,
  open,
  onClose,
}: RemoveTaxonDialogProps) {
  const api = useApi();
  const id = useId();
  const [targetId, setTargetId] = useState<number | null>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isSending, setSending] = useState(false);
  const needsOther = isMerge || taxon.posts > 0;
  const remove = useCommand({
    run: () => taxaCalls[list].remove({ client: api, path: { id: taxon.id }, query: { move_to: targetId } }),
    done: ({ name }) => texts.removed(name),
    ...(!needsOther && {
      undo: ({ name, slug }: BlogTaxon) => taxaCalls[list].add({ client: api, body: { name, slug } }),
    }),
  });
  const confirm = async (): Promise<void> => {
    setSubmitted(true);
    if ((needsOther && targetId === null) || isSending) return;
    setSending(true);
    const isDone = await remove(undefined).then(
      () => true,
      () => false,
    );
    setSending(false);
    if (isDone) onClose();
  };
  const isMissing = wasSubmitted && needsOther && targetId === null;
  useBackCloses(open, onClose);
  return (
    <Modal
      open={open}
      title={isMerge ? texts.mergeTitle(taxon.name) : texts.removeTitle(taxon.name)}
      width={520}
      centered
      destroyOnHidden
      onCancel={onClose}
      onOk={confirm}
      confirmLoading={isSending}
      okText={needsOther ? texts.confirmMove : texts.confirmRemove}
      cancelText={texts.cancel}
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ autoFocus: !needsOther }}
    >
      <p className={styles.lead}>{taxon.posts > 0 ? texts.usedText(taxon.posts) : texts.unusedText}</p>
      {needsOther && (
        <div className={styles.field}>
          <label htmlFor={id}>{texts.moveTo}</label>
          <Select
            id={id}
            value={targetId}
            status={isMissing ? 'error' : ''}
            placeholder={texts.moveChoose}
            showSearch={{ optionFilterProp: 'label' }}
            aria-invalid={isMissing}
            options={others.map((other) => ({ value: other.id, label: other.name }))}
            onChange={setTargetId}
          />
          {isMissing && (
            <p className={styles.problem} role="alert">
              {texts.moveRequired}
            </p>
          )}
        </div>
      )}
    </Modal>
  );
}
