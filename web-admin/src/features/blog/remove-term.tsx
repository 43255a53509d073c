import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import type { BlogTerm, BlogTermList } from '@prostora/api-client';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { useBackCloses } from '@prostora/ui/use-back-closes.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import styles from './blog.module.css';

const texts = adminBlog.terms;

type RemoveTermProps = {
  list: BlogTermList;
  term: BlogTerm;
  others: readonly BlogTerm[];
  isMerge: boolean;
  open: boolean;
  onClose: () => void;
};

/** Deletes a category or a tag; its posts get the chosen replacement. */
export default function RemoveTerm({ list, term, others, isMerge, open, onClose }: RemoveTermProps) {
  const { blog } = useApi().admin;
  const id = useId();
  const [into, setInto] = useState<number | null>(null);
  const [wasAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const needsOther = isMerge || term.posts > 0;
  const remove = useCommand({
    run: () => blog.removeTerm(list, term.id, into),
    done: ({ name }) => texts.removed(name),
    ...(!needsOther && { undo: ({ name, slug }: BlogTerm) => blog.addTerm(list, { name, slug }) }),
  });
  const confirm = async (): Promise<void> => {
    setAsked(true);
    if ((needsOther && into === null) || isSending) return;
    setSending(true);
    const isDone = await remove(undefined).then(
      () => true,
      () => false,
    );
    setSending(false);
    if (isDone) onClose();
  };
  const isMissing = wasAsked && needsOther && into === null;
  useBackCloses(open, onClose);
  return (
    <Modal
      open={open}
      title={isMerge ? texts.mergeTitle(term.name) : texts.removeTitle(term.name)}
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
      <p className={styles.lead}>{term.posts > 0 ? texts.usedText(term.posts) : texts.unusedText}</p>
      {needsOther && (
        <div className={styles.field}>
          <label htmlFor={id}>{texts.moveTo}</label>
          <Select
            id={id}
            value={into}
            status={isMissing ? 'error' : ''}
            placeholder={texts.moveChoose}
            showSearch={{ optionFilterProp: 'label' }}
            aria-invalid={isMissing}
            options={others.map((other) => ({ value: other.id, label: other.name }))}
            onChange={setInto}
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
