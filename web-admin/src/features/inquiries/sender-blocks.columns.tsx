import { Button } from 'antd';
import type { SenderBlock } from '@prostora/api-client';
import { formatDate } from '@prostora/strings';
import { adminSenderBlocks as texts } from '@prostora/strings/cs/admin-sender-blocks.ts';
import { Breakable, RelativeTime } from '../../kit/index.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import cells from '../../kit/table/cells.module.css';
import styles from './inquiries.module.css';

type EndBlock = (block: SenderBlock) => void;

/** Address or domain; a sender key and an erased value have none. */
export const getBlockName = ({ kind, value }: SenderBlock): string => value ?? texts.hidden[kind];

const Sender = ({ block }: { block: SenderBlock }) => (
  <div className={styles.who}>
    {block.value === null ? (
      <span className={cells.muted}>{getBlockName(block)}</span>
    ) : (
      <b>
        <Breakable text={block.value} />
      </b>
    )}
    <span className={cells.detail}>{texts.since(block.created_at, block.created_by)}</span>
  </div>
);

const Reason = ({ reason }: { reason: string }) =>
  reason === '' ? (
    <span className={cells.muted}>{texts.noReason}</span>
  ) : (
    <span className={styles.reason}>{reason}</span>
  );

const EndButton = ({ block, onEnd }: { block: SenderBlock; onEnd: EndBlock }) => (
  <Button aria-label={texts.endLabel(getBlockName(block))} onClick={() => onEnd(block)}>
    {texts.end}
  </Button>
);

const Hits = ({ block: { hits, last_hit_at } }: { block: SenderBlock }) =>
  last_hit_at === null ? (
    <span className={cells.muted}>{texts.neverHit}</span>
  ) : (
    <>
      {texts.hits(hits)}
      <span className={cells.detail}>
        {texts.lastHit} <RelativeTime at={last_hit_at} className={cells.nowrap} />
      </span>
    </>
  );

const formatUntil = ({ until }: SenderBlock): string => (until === null ? texts.forever : formatDate(until));

export const senderBlockColumns = (onEnd: EndBlock): readonly ResourceColumn<SenderBlock>[] => [
  {
    key: 'value',
    title: texts.columns.value,
    sort: 'created',
    isFixed: true,
    width: 270,
    render: (block) => <Sender block={block} />,
  },
  { key: 'kind', title: texts.columns.kind, width: 150, render: ({ kind }) => texts.kinds[kind] },
  {
    key: 'reason',
    title: texts.columns.reason,
    width: 240,
    render: ({ reason }) => <Reason reason={reason} />,
  },
  { key: 'until', title: texts.columns.until, width: 120, render: formatUntil },
  {
    key: 'hits',
    title: texts.columns.hits,
    sort: 'hits',
    width: 150,
    render: (block) => <Hits block={block} />,
  },
  {
    key: 'actions',
    title: texts.columns.actions,
    isFixed: true,
    align: 'right',
    width: 140,
    render: (block) => <EndButton block={block} onEnd={onEnd} />,
  },
];

/** Card of the row on a phone. */
export const SenderBlockCard = ({ block, onEnd }: { block: SenderBlock; onEnd: EndBlock }) => (
  <div className={cells.card}>
    <Sender block={block} />
    <Reason reason={block.reason} />
    <div className={cells.line}>
      <span>{texts.kinds[block.kind]}</span>
      <span>{`${texts.columns.until}: ${formatUntil(block)}`}</span>
      <span>{`${texts.columns.hits}: ${texts.hits(block.hits)}`}</span>
    </div>
    <EndButton block={block} onEnd={onEnd} />
  </div>
);
