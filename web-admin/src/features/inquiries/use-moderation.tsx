import { Checkbox, Input } from 'antd';
import { useId, useMemo, useRef } from 'react';
import {
  moderateInquiries,
  type AdminInquiry,
  type AdminInquiryRow,
  type InquiryModeration,
} from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { adminInquiries } from '@prostora/strings/cs/admin-inquiries.ts';
import { useApi, useCommand, type Confirmation } from '../../kit/index.ts';
import type { BulkAction } from '../../kit/table/resource-table.tsx';
import styles from './inquiries.module.css';

const texts = adminInquiries.moderation;
const KINDS = ['email', 'domain', 'sender'] as const;
type BlockKinds = InquiryModeration['block'];
const BLOCKED_FIRST: BlockKinds = ['email'];

type BlockChoiceProps = {
  onChange: (kind: BlockKinds[number], isChosen: boolean) => void;
  onReason: (reason: string) => void;
};

function BlockChoice({ onChange, onReason }: BlockChoiceProps) {
  const id = useId();
  return (
    <>
      {texts.spamText}
      {KINDS.map((kind) => (
        <span key={kind} className={styles.choice}>
          <Checkbox
            defaultChecked={BLOCKED_FIRST.includes(kind)}
            onChange={({ target }) => onChange(kind, target.checked)}
          >
            {texts.block[kind]}
          </Checkbox>
        </span>
      ))}
      <label className={styles.reasonLabel} htmlFor={id}>
        {texts.reason}
      </label>
      <Input id={id} maxLength={LIMITS.reason} onChange={({ target }) => onReason(target.value)} />
    </>
  );
}

/** Confirmations of spam and release of one message or demand. */
export function useModeration({ id }: AdminInquiry): Record<'spam' | 'release' | 'close', Confirmation> {
  const api = useApi();
  const blocked = useRef<BlockKinds>(BLOCKED_FIRST);
  const reason = useRef('');
  const moderate = useCommand({
    run: (body: Pick<InquiryModeration, 'decision' | 'block'> & { note?: string }) =>
      moderateInquiries({ client: api, body: { ids: [id], note: '', ...body } }),
    done: (_answer, { decision }) => texts.done[decision],
  });
  // The next dialog shows the first choice again.
  const reset = (): void => {
    blocked.current = BLOCKED_FIRST;
    reason.current = '';
  };
  const keepReason = (text: string): void => {
    reason.current = text.trim();
  };
  const choose = (kind: BlockKinds[number], isChosen: boolean): void => {
    const others = blocked.current.filter((one) => one !== kind);
    blocked.current = isChosen ? [...others, kind] : others;
  };
  return {
    spam: {
      title: texts.spamTitle,
      text: <BlockChoice onChange={choose} onReason={keepReason} />,
      confirmLabel: texts.spam,
      danger: true,
      onConfirm: () =>
        moderate({ decision: 'spam', block: blocked.current, note: reason.current }).finally(reset),
      onCancel: reset,
    },
    close: {
      title: texts.closeTitle,
      text: texts.closeText,
      confirmLabel: adminInquiries.close.action,
      onConfirm: () => moderate({ decision: 'close', block: [] }),
    },
    release: {
      title: texts.releaseTitle,
      text: texts.releaseText,
      confirmLabel: texts.release,
      onConfirm: () => moderate({ decision: 'release', block: [] }),
    },
  };
}

/** Bulk actions of the list; spam blocks the addresses. */
export function useModerationBulk(): readonly BulkAction<AdminInquiryRow>[] {
  const api = useApi();
  return useMemo(() => {
    const run = (id: number, decision: InquiryModeration['decision'], block: BlockKinds) =>
      moderateInquiries({ client: api, body: { ids: [id], decision, block, note: '' } });
    return [
      {
        key: 'close',
        label: adminInquiries.close.action,
        isFor: ({ state }) => state === 'open',
        run: ({ id }) => run(id, 'close', []),
        done: texts.closeDone,
        confirm: {
          title: texts.bulkCloseTitle,
          text: texts.bulkCloseText,
          confirmLabel: adminInquiries.close.action,
        },
      },
      {
        key: 'spam',
        label: texts.spam,
        isFor: ({ moderation }) => moderation !== 'spam',
        run: ({ id }) => run(id, 'spam', BLOCKED_FIRST),
        undo: ({ id }) => run(id, 'release', []),
        done: texts.spamDone,
        confirm: {
          title: texts.bulkSpamTitle,
          text: texts.bulkSpamText,
          confirmLabel: texts.spam,
          danger: true,
        },
      },
    ];
  }, [api]);
}
